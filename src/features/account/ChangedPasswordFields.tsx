import type { Control } from 'react-hook-form';
import { newPasswordLimits } from '../../../openapi/limits.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { copy } from './security/copy.ts';

const { minLength } = newPasswordLimits;

/** Named like the API fields, so that the server's field errors can be shown. */
type PasswordValues = { current_password: string; password: string; confirmation: string };

export const emptyPasswordForm: PasswordValues = {
  current_password: '',
  password: '',
  confirmation: '',
};

/** The password that replaces the one of an account. */
export const ChangedPasswordFields = ({ control }: { control: Control<PasswordValues> }) => (
  <NewPasswordFields
    control={control}
    confirmation="confirmation"
    labels={{ password: copy.password.next, confirmation: copy.password.confirmation }}
    hint={copy.password.hint(minLength)}
    validate={(password) => password.length >= minLength || copy.password.rules.length(minLength)}
    messages={copy.password.rules}
  />
);
