import { useCallback, useState } from 'react';
import { Stack } from '@mui/material';
import { type Control, useForm } from 'react-hook-form';
import { fieldErrors } from '../../api/errors.ts';
import { useRegisterParticipantMutation } from '../../api/participantAccount.ts';
import { withReturn } from '../../lib/returnAddress.ts';
import { paths } from '../../paths.ts';
import { participantSignedIn } from '../../session/sessionSlice.ts';
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

type Values = { name: string; email: string; password: string; confirmation: string };

/** Makes an account for a participant, who is then signed in. */
export default function SignUpPage() {
  usePageTitle(copy.signUp.submit);
  const { form, submit, busy, failure } = useSignUpForm();
  const back = useWayBack();
  return (
    <AccountFrame
      board={copy.board}
      title={copy.signUp.title}
      lead={copy.signUp.lead}
      links={
        <AccountLink
          question={copy.signUp.hasAccount}
          label={copy.signUp.toSignIn}
          to={withReturn(paths.signIn.href(), back)}
        />
      }
    >
      <Stack
        component="form"
        noValidate
        aria-label={copy.signUp.title}
        onSubmit={submit}
        useFlexGap
        spacing={1.5}
      >
        <Fields control={form.control} />
        {failure && <FormFailure {...failure} />}
        <SubmitButton
          label={copy.signUp.submit}
          busyLabel={copy.signUp.submitting}
          busy={busy}
          sx={{ mt: '12px !important' }}
        />
      </Stack>
    </AccountFrame>
  );
}

function Fields({ control }: { control: Control<Values> }) {
  return (
    <>
      <FormField
        control={control}
        name="name"
        label={copy.fields.name}
        autoComplete="name"
        rules={{ validate: (name) => name.trim() !== '' || copy.rules.name }}
      />
      <FormField
        control={control}
        name="email"
        label={copy.fields.email}
        type="email"
        autoComplete="email"
        htmlInput={{ inputMode: 'email' }}
        rules={{ required: copy.rules.email }}
      />
      <PasswordField
        control={control}
        name="password"
        label={copy.fields.password}
        autoComplete="new-password"
        rules={{ required: copy.rules.password, deps: 'confirmation' }}
      />
      <PasswordField
        control={control}
        name="confirmation"
        label={copy.fields.confirmation}
        autoComplete="new-password"
        rules={{
          required: copy.rules.confirmation,
          validate: (confirmation, { password }) =>
            confirmation === password || copy.rules.mismatch,
        }}
      />
    </>
  );
}

function useSignUpForm() {
  const form = useForm<Values>({
    defaultValues: { name: '', email: '', password: '', confirmation: '' },
  });
  const [register] = useRegisterParticipantMutation();
  const [failure, setFailure] = useState<Failure>();
  const open = useSignedIn(participantSignedIn, paths.profile.href());

  const send = useCallback(
    async ({ name, email, password }: Values) => {
      setFailure(undefined);
      const { data, error } = await register({
        body: { name: name.trim(), email: email.trim(), password },
      });
      const signIn = readSignIn(data, name.trim());
      if (signIn) {
        await open(signIn);
        return;
      }
      const said = showFieldErrors(form, fieldErrors(error), ['name', 'email', 'password']);
      const found = failureOf(error, copy.signUp.failed);
      if (!said.includes(found.message)) setFailure(found);
    },
    [form, register, open],
  );

  const { run, busy } = useOneAtATime(send);
  return { form, failure, busy, submit: form.handleSubmit(run) };
}
