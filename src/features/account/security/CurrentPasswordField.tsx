import type { Control, FieldPath } from 'react-hook-form';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { copy } from './copy.ts';

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
      label={copy.password.current}
      autoComplete="current-password"
      rules={{ required: copy.password.rules.current }}
    />
  );
}
