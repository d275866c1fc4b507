import type { Control, FieldPath } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { PasswordField } from './PasswordField.tsx';

type CurrentPassword = { current_password: string };

/** The password of the account, typed again before an important change. */
export function CurrentPasswordField<Values extends CurrentPassword>({
  control,
}: {
  control: Control<Values>;
}) {
  return (
    <PasswordField
      control={control}
      name={'current_password' as FieldPath<Values>}
      label={copy.currentPassword.label}
      autoComplete="current-password"
      rules={{ required: copy.currentPassword.required }}
    />
  );
}
