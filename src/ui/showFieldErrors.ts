import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's texts at the fields they are about and moves focus to the first of them.
 * Gives the texts that found a field, so that they need not be said twice.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  errors: Record<string, string>,
  fields: FieldPath<Values>[],
): string[] {
  const found = fields.filter((field) => errors[field] !== undefined);
  found.forEach((field, index) =>
    form.setError(field, { type: 'server', message: errors[field] }, { shouldFocus: index === 0 }),
  );
  return found.map((field) => String(errors[field]));
}
