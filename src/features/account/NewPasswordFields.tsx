import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';

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

/**
 * The new password, and the same once more. The texts are given: those of the specifications are in
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
  return (
    <>
      <PasswordField
        control={control}
        name={'password' as FieldPath<Values>}
        label={labels.password}
        hint={hint}
        autoComplete="new-password"
        rules={{ deps: confirmation, validate: (password) => validate(String(password)) }}
      />
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
