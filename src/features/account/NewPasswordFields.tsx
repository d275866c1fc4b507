import { Box } from '@mui/material';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';

type Password = { password: string };

type NewPasswordFieldsProps<Values extends FieldValues & Password> = {
  control: Control<Values>;
  /** The field of the confirmation, named as in the API. */
  confirmation: FieldPath<Values>;
  labels: { password: string; confirmation: string };
  hint: string;
  /** Returns what is wrong with a password, or true. */
  validate: (password: string) => string | true;
  messages: { mismatch: string; confirmation?: string };
};

/** Returns where a password has a space that nobody sees, as one that was copied along; empty without. */
function spaceHint(password: string): string {
  const { passwordStart, passwordEnd, passwordEnds } = copy.hints;
  const [starts, ends] = [/^\s/.test(password), /\s$/.test(password)];
  if (starts && ends) return passwordEnds;
  return starts ? passwordStart : ends ? passwordEnd : '';
}

/**
 * The new password, and the same once more; a space at one of its ends is kept, and said. The texts are given: those of the specifications are in
 * English.
 */
export function NewPasswordFields<Values extends FieldValues & Password>({
  control,
  confirmation,
  labels,
  hint,
  validate,
  messages,
}: NewPasswordFieldsProps<Values>) {
  const name = 'password' as FieldPath<Values>;
  const space = spaceHint(String(useWatch({ control, name })));
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={labels.password}
        hint={space === '' ? hint : `${hint} ${space}`}
        autoComplete="new-password"
        rules={{ deps: confirmation, validate: (password) => validate(String(password)) }}
      />
      {space !== '' && (
        <Box component="span" role="status" sx={visuallyHidden}>
          {space}
        </Box>
      )}
      <PasswordField
        control={control}
        name={confirmation}
        label={labels.confirmation}
        autoComplete="new-password"
        rules={{
          required: messages.confirmation,
          validate: (repeated, { password }) => String(repeated) === password || messages.mismatch,
        }}
      />
    </>
  );
}
