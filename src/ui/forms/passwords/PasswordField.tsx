import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from '../FormField.tsx';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

type PasswordFieldProps<Values extends FieldValues> = Pick<PasswordInputProps, 'secret'> &
  Omit<FormFieldProps<Values>, 'type' | 'endAdornment' | 'verbatim'>;

/** A field of a form for a password or PIN, with a button that reveals it. */
export function PasswordField<Values extends FieldValues>({
  secret,
  ...props
}: PasswordFieldProps<Values>) {
  return <PasswordInput {...useFormField(props)} secret={secret} />;
}
