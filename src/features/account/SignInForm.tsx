import { useCallback, useState } from 'react';
import { Alert, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { fieldErrors } from '../../api/errors.ts';
import { FormError } from '../../ui/FormError.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFieldErrors } from '../../ui/showFieldErrors.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import { copy } from './copy.ts';
import { type FormErrorText, toFormError } from './formError.ts';

type Credentials = { email: string; password: string };

/** `error` is that of the failed request, if any. */
type SignInResult = { isSignedIn: boolean; error?: unknown };

type SignInFormProps = {
  labels: { submit: string; submitting: string; failed: string };
  signIn: (credentials: Credentials) => Promise<SignInResult>;
};

/** Shows a notice if the user was sent here because the session expired. */
export function SignInForm({ labels, signIn }: SignInFormProps) {
  const { form, submit, busy, formError } = useSignInForm(labels.failed, signIn);
  const state: unknown = useLocation().state;
  const isExpired = typeof state === 'object' && state !== null && 'expired' in state;
  return (
    <Stack
      component="form"
      noValidate
      aria-label={labels.submit}
      onSubmit={submit}
      useFlexGap
      spacing={1.5}
    >
      {isExpired && !formError && (
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
      {formError && <FormError {...formError} />}
      <SubmitButton
        label={labels.submit}
        busyLabel={labels.submitting}
        busy={busy}
        sx={{ mt: '12px !important' }}
      />
    </Stack>
  );
}

function useSignInForm(failed: string, signIn: SignInFormProps['signIn']) {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const [formError, setFormError] = useState<FormErrorText>();

  const send = useCallback(
    async ({ email, password }: Credentials) => {
      setFormError(undefined);
      const { isSignedIn, error } = await signIn({ email: email.trim(), password });
      if (isSignedIn) return;
      const shownMessages = showFieldErrors(form, fieldErrors(error), ['email', 'password']);
      const newError = toFormError(error, failed);
      if (!shownMessages.includes(newError.message)) setFormError(newError);
    },
    [failed, form, signIn],
  );

  const { run, busy } = useSingleFlight(send);
  return { form, formError, busy, submit: form.handleSubmit(run) };
}
