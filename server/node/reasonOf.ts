/**
 * The innermost text of an error in one line: Drizzle wraps the database's own words, Node several
 * refused addresses.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join('; ');
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
