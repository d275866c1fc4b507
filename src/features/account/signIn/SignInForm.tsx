import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../ui/states/Notice.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { PasswordInput } from '../../../ui/forms/passwords/PasswordInput.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextInput, type TextInputLook } from '../../../ui/forms/TextInput.tsx';
import { copy as accountCopy } from '../copy.ts';
import { AccountLink } from '../AccountLink.tsx';
import { copy } from './copy.ts';
import { type SignIn, useSignInForm } from './useSignInForm.ts';

type SignInFormProps = {
  labels: { submit: string; submitting: string; failed: string };
  signIn: SignIn;
  /** Where whoever has forgotten the password asks for another one. */
  forgottenPath: string;
  /** Pupils without an address sign in with the number on their card. */
  takesCardNumber?: boolean;
  /** Outlined if something else on the page comes first. */
  submitVariant?: 'outlined' | undefined;
};

const email: TextInputLook = {
  label: accountCopy.fields.email,
  type: 'email',
  autoComplete: 'email',
  htmlInput: { inputMode: 'email' },
};

const emailOrCardNumber: TextInputLook = {
  label: accountCopy.fields.emailOrCardNumber,
  hint: accountCopy.hints.cardNumber,
  autoComplete: 'username',
  verbatim: true,
};

/** Shows a notice if the user was sent here because the session expired. */
export function SignInForm({
  labels,
  signIn,
  forgottenPath,
  takesCardNumber = false,
  submitVariant,
}: SignInFormProps) {
  const { register, submit, busy, formError } = useSignInForm(labels.failed, signIn);
  const state: unknown = useLocation().state;
  const isExpired = typeof state === 'object' && state !== null && 'expired' in state;
  return (
    <Box
      component="form"
      noValidate
      aria-label={labels.submit}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {isExpired && !formError && (
        <Notice severity="info" sx={{ mb: '12px !important' }}>
          {copy.expired}
        </Notice>
      )}
      <TextInput {...register('email')} {...(takesCardNumber ? emailOrCardNumber : email)} />
      <PasswordInput
        {...register('password')}
        label={accountCopy.fields.password}
        autoComplete="current-password"
      />
      {/* In the line of the field's error, at its other end, and above it. */}
      <Box sx={{ position: 'relative', justifySelf: 'end', mt: '-36px', mb: 0.5, minHeight: 44 }}>
        <AccountLink label={accountCopy.forgotten} to={forgottenPath} />
      </Box>
      {formError && <FormError {...formError} />}
      <SubmitButton
        label={labels.submit}
        busyLabel={labels.submitting}
        busy={busy}
        variant={submitVariant ?? 'contained'}
      />
    </Box>
  );
}
