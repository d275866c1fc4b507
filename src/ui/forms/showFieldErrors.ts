import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

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
