import { type ChangeEvent, type SubmitEvent, useCallback, useRef, useState } from 'react';
import { fieldErrors } from '../../../api/errors.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { copy } from '../copy.ts';
import { type FormErrorText, toFormError } from '../formError.ts';

export type Credentials = { email: string; password: string };
type Field = keyof Credentials;
type FieldErrors = Partial<Record<Field, string>>;

/** `error` is that of the failed request, if any. */
export type SignIn = (
  credentials: Credentials,
) => Promise<{ isSignedIn: boolean; error?: unknown }>;

const fields = ['email', 'password'] as const;

const messageOf = (field: Field, value: string) => (value === '' ? copy.rules[field] : undefined);

/**
 * State of the form for signing in. Not react-hook-form's, which is as large as half of what this
 * page loads besides the shell.
 *
 * @param failed says that signing in failed, for a response without a message
 */
export function useSignInForm(failed: string, signIn: SignIn) {
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [formError, setFormError] = useState<FormErrorText>();
  const inputs = useRef<Partial<Record<Field, HTMLElement | null>>>({});

  const showErrors = useCallback((shown: FieldErrors) => {
    setErrors(shown);
    const first = fields.find((field) => shown[field] !== undefined);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  }, []);

  const send = useCallback(
    async ({ email, password }: Credentials) => {
      setFormError(undefined);
      const { isSignedIn, error } = await signIn({ email: email.trim(), password });
      if (isSignedIn) return;
      const { email: emailError, password: passwordError } = fieldErrors(error);
      const shown = { email: emailError, password: passwordError };
      showErrors(shown);
      const newError = toFormError(error, failed);
      if (!Object.values(shown).includes(newError.message)) setFormError(newError);
    },
    [failed, showErrors, signIn],
  );
  const { run, busy } = useSingleFlight(send);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    const missing = fields.map((field) => [field, messageOf(field, values[field])]);
    if (!showErrors(Object.fromEntries(missing) as FieldErrors)) void run(values);
  };

  /** Returns the properties of a field's input. */
  const register = (field: Field) => ({
    name: field,
    value: values[field],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues((current) => ({ ...current, [field]: value }));
      if (isSubmitted) setErrors((current) => ({ ...current, [field]: messageOf(field, value) }));
    },
    inputRef: (input: HTMLElement | null) => {
      inputs.current[field] = input;
    },
    isRequired: true,
    error: errors[field],
  });
  return { register, submit, busy, formError };
}
