import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import { AccountLink } from './AccountLink.tsx';
import { copy } from './copy.ts';

type TakenEmailProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Where to sign in, and where a new password is asked for. */
  toSignIn: string;
  toNewPassword: string;
};

/** Beneath the e-mail address of a new account: the ways to the present one, if the server refused the address. */
export function TakenEmail<Values extends FieldValues>({
  control,
  name,
  toSignIn,
  toNewPassword,
}: TakenEmailProps<Values>) {
  const { errors } = useFormState({ control, name });
  if (errors[name]?.type !== 'server') return null;
  return (
    <div>
      <AccountLink question={copy.taken.question} label={copy.taken.signIn} to={toSignIn} />
      <AccountLink label={copy.taken.newPassword} to={toNewPassword} />
    </div>
  );
}
