import type { Control } from 'react-hook-form';
import { newPasswordLimits } from '../../../openapi/limits.ts';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';
import { copy } from './security/copy.ts';

/** Named like the API fields, so that the server's field errors can be shown. */
export type PasswordValues = { current_password: string; password: string; confirmation: string };

export const emptyPasswordForm: PasswordValues = {
  current_password: '',
  password: '',
  confirmation: '',
};

/** The new password, and the same once more. */
export function NewPasswordFields({ control }: { control: Control<PasswordValues> }) {
  const { minLength } = newPasswordLimits;
  return (
    <>
      <PasswordField
        control={control}
        name="password"
        label={copy.password.next}
        hint={copy.password.hint(minLength)}
        autoComplete="new-password"
        rules={{
          deps: 'confirmation',
          validate: (password) =>
            password.length >= minLength || copy.password.rules.length(minLength),
        }}
      />
      <PasswordField
        control={control}
        name="confirmation"
        label={copy.password.confirmation}
        autoComplete="new-password"
        rules={{
          validate: (confirmation, { password }) =>
            confirmation === password || copy.password.rules.mismatch,
        }}
      />
    </>
  );
}
