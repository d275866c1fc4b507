import type { FormEventHandler, ReactNode } from 'react';
import { Box } from '@mui/material';
import { FormError } from '../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { AccountLink, AgreementNote } from './AccountLink.tsx';

type RegistrationFormProps = {
  copy: {
    title: string;
    submit: string;
    submitting: string;
    /** What is asked above the link to `otherPath`. */
    other?: { question: string; label: string };
  };
  /** Language of the button if it differs from the page's. */
  submitLang?: 'en';
  /** Where an account of the other kind is opened; undefined if only this one makes sense. */
  otherPath?: string | undefined;
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
  otherPath,
  busy,
  failure,
  onSubmit,
  children,
}: RegistrationFormProps) {
  return (
    <>
      {otherPath && copy.other && (
        <Box sx={otherStyles}>
          <AccountLink {...copy.other} to={otherPath} />
        </Box>
      )}
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
    </>
  );
}

/** Above the form: whoever is on the wrong page must see it before typing. */
const otherStyles = {
  mb: 3,
  px: 2,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
};
