import { useCallback, useState } from 'react';
import { Alert, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { fieldErrors } from '../../api/errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFieldErrors } from '../../ui/showFieldErrors.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { copy } from './copy.ts';
import { type Failure, failureOf } from './failure.ts';

type Credentials = { email: string; password: string };

/**
 * What came of a try to sign in: the call's error, where there was one, and whether somebody is
 * signed in now.
 */
type Outcome = { signedIn: boolean; error?: unknown };

type SignInFormProps = {
  words: { submit: string; submitting: string; failed: string };
  signIn: (credentials: Credentials) => Promise<Outcome>;
};

/**
 * Asks for e-mail address and password, and signs an account in. Says so where a session has ended
 * on the way here.
 */
export function SignInForm({ words, signIn }: SignInFormProps) {
  const { form, submit, busy, failure } = useSignInForm(words.failed, signIn);
  const state: unknown = useLocation().state;
  const expired = typeof state === 'object' && state !== null && 'expired' in state;
  return (
    <Stack
      component="form"
      noValidate
      aria-label={words.submit}
      onSubmit={submit}
      useFlexGap
      spacing={1.5}
    >
      {expired && !failure && (
        <Alert severity="info" lang="id" sx={{ mb: '12px !important' }}>
          {copy.expired}
        </Alert>
      )}
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
      <SubmitButton
        label={words.submit}
        busyLabel={words.submitting}
        busy={busy}
        sx={{ mt: '12px !important' }}
      />
    </Stack>
  );
}

function useSignInForm(failed: string, signIn: SignInFormProps['signIn']) {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const [failure, setFailure] = useState<Failure>();

  const send = useCallback(
    async ({ email, password }: Credentials) => {
      setFailure(undefined);
      const { signedIn, error } = await signIn({ email: email.trim(), password });
      if (signedIn) return;
      const said = showFieldErrors(form, fieldErrors(error), ['email', 'password']);
      const found = failureOf(error, failed);
      if (!said.includes(found.message)) setFailure(found);
    },
    [failed, form, signIn],
  );

  const { run, busy } = useOneAtATime(send);
  return { form, failure, busy, submit: form.handleSubmit(run) };
}
