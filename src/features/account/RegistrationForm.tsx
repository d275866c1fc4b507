import type { FormEventHandler, ReactNode } from 'react';
import { Box } from '@mui/material';
import { FormError } from '../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { AgreementNote } from './AccountLink.tsx';

type RegistrationFormProps = {
  copy: { title: string; submit: string; submitting: string };
  /** Language of the button if it differs from the page's. */
  submitLang?: 'en';
  busy: boolean;
  failure: { message: string; hint?: string } | undefined;
  onSubmit: FormEventHandler;
  /** The fields. */
  children: ReactNode;
};

/** The form in which a participant or a club opens an account. */
export function RegistrationForm({
  copy,
  submitLang,
  busy,
  failure,
  onSubmit,
  children,
}: RegistrationFormProps) {
  return (
    <Box
      component="form"
      noValidate
      aria-label={copy.title}
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {children}
      {failure && <FormError {...failure} />}
      <AgreementNote />
      <SubmitButton
        label={copy.submit}
        busyLabel={copy.submitting}
        lang={submitLang}
        busy={busy}
        sx={{ mt: 1.5 }}
      />
    </Box>
  );
}
