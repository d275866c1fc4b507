/**
 * Returns the first line of the innermost error's message: Drizzle wraps database errors in
 * `cause`, and Node.js wraps the failed connection attempts in an `AggregateError`.
 */
export function rootErrorMessage(error: unknown): string {
  if (error instanceof AggregateError)
    return [...new Set(error.errors.map(rootErrorMessage))].join('; ');
  if (error instanceof Error && error.cause !== undefined) return rootErrorMessage(error.cause);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
