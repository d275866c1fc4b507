import { useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight.ts';

/**
 * Shows the server's error messages at their fields and focuses the first of them. Returns the
 * messages that were shown, so that they are not repeated elsewhere.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  errors: Record<string, string>,
  fields: FieldPath<Values>[],
): string[] {
  const matchingFields = fields.filter((field) => errors[field] !== undefined);
  matchingFields.forEach((field, index) =>
    form.setError(field, { type: 'server', message: errors[field] }, { shouldFocus: index === 0 }),
  );
  return matchingFields.map((field) => String(errors[field]));
}

/** Why the server did not accept a form. Without a message only the fields show theirs. */
export type FormFailure = {
  fields: Record<string, string>;
  message?: string | undefined;
  hint?: string;
};

type ServerFormOptions<Values extends FieldValues, Data> = {
  /** All fields of the form, by the names of the request, so that each shows the server's errors. */
  defaultValues: Values;
  /** Sends the form. A response without `data` has failed. */
  send: (values: Values) => Promise<{ data?: Data | undefined; error?: unknown }>;
  onSent: (data: Data) => void | Promise<void>;
  readFailure: (error: unknown) => FormFailure;
};

/**
 * A form that is sent to the server, one request at a time. `failure` is the message of the last
 * request that failed, unless a field shows it already.
 */
export function useServerForm<Values extends FieldValues, Data>({
  defaultValues,
  send,
  onSent,
  readFailure,
}: ServerFormOptions<Values, Data>) {
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values> });
  const [failure, setFailure] = useState<{ message: string; hint?: string }>();
  const { run, busy } = useSingleFlight(async (values: Values) => {
    setFailure(undefined);
    const { data, error } = await send(values);
    if (data !== undefined) {
      await onSent(data);
      return;
    }
    const { fields, message, ...rest } = readFailure(error);
    const names = Object.keys(defaultValues) as FieldPath<Values>[];
    const shown = showFieldErrors(form, fields, names);
    if (message !== undefined && !shown.includes(message)) setFailure({ message, ...rest });
  });
  const reset = () => {
    form.reset();
    setFailure(undefined);
  };
  const submit: ReturnType<typeof form.handleSubmit> = (event) => {
    // An error of a list of rows is no field's own, which would keep it when it is checked again.
    form.clearErrors();
    return form.handleSubmit(run)(event);
  };
  return { form, submit, busy, failure, reset };
}
