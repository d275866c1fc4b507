import { useCallback, useState } from 'react';
import { Alert, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { fieldErrors } from '../../api/errors.ts';
import { useLoginParticipantMutation } from '../../api/participantAccount.ts';
import { brand } from '../../brand.ts';
import { withReturn } from '../../lib/returnAddress.ts';
import { paths } from '../../paths.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFieldErrors } from '../../ui/showFieldErrors.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountLink } from './AccountLink.tsx';
import { copy } from './copy.ts';
import { type Failure, failureOf } from './failure.ts';
import { readSignIn } from './signedIn.ts';
import { useSignedIn } from './useSignedIn.ts';
import { useWayBack } from './useWayBack.ts';

type Values = { email: string; password: string };

/** Signs a participant in. */
export default function SignInPage() {
  usePageTitle(copy.signIn.submit(brand.name));
  const { form, submit, busy, failure } = useSignInForm();
  const back = useWayBack();
  const state: unknown = useLocation().state;
  const expired = typeof state === 'object' && state !== null && 'expired' in state;
  return (
    <AccountFrame
      title={copy.signIn.title}
      lead={copy.signIn.lead}
      links={(
        <>
          <AccountLink question={copy.signIn.noAccount} label={copy.signIn.toSignUp} to={withReturn(paths.signUp.href(), back)} />
          <AccountLink question={copy.signIn.isClub} label={copy.signIn.toClubSignIn} to={paths.schoolClubLogin.href()} />
        </>
      )}
    >
      <Stack component="form" noValidate aria-label={copy.signIn.submit(brand.name)} onSubmit={submit} useFlexGap spacing={1.5}>
        {expired && !failure && <Alert severity="info" lang="id" sx={{ mb: '12px !important' }}>{copy.signIn.expired}</Alert>}
        <FormField
          control={form.control}
          name="email"
          label={copy.fields.email}
          type="email"
          autoComplete="email"
          htmlInput={{ inputMode: 'email' }}
          rules={{ required: copy.rules.email }}
        />
        <PasswordField
          control={form.control}
          name="password"
          label={copy.fields.password}
          autoComplete="current-password"
          rules={{ required: copy.rules.password }}
        />
        {failure && <FormFailure {...failure} />}
        <SubmitButton label={copy.signIn.submit(brand.name)} busyLabel={copy.signIn.submitting} busy={busy} sx={{ mt: '12px !important' }} />
      </Stack>
    </AccountFrame>
  );
}

function useSignInForm() {
  const form = useForm<Values>({ defaultValues: { email: '', password: '' } });
  const [login] = useLoginParticipantMutation();
  const [failure, setFailure] = useState<Failure>();
  const open = useSignedIn();

  const send = useCallback(async (values: Values) => {
    setFailure(undefined);
    const { data, error } = await login({ body: { email: values.email.trim(), password: values.password } });
    const signIn = readSignIn(data);
    if (signIn) {
      await open(signIn);
      return;
    }
    const said = showFieldErrors(form, fieldErrors(error), ['email', 'password']);
    const found = failureOf(error, copy.signIn.failed);
    if (!said.includes(found.message)) setFailure(found);
  }, [form, login, open]);

  const { run, busy } = useOneAtATime(send);
  return { form, failure, busy, submit: form.handleSubmit(run) };
}
