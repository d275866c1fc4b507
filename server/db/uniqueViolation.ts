import { DrizzleQueryError } from 'drizzle-orm';

const uniqueViolation = '23505';

/** Returns whether a write failed because of the unique index or constraint of that name. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const { code, constraint } = ((error instanceof DrizzleQueryError ? error.cause : error) ??
    {}) as { code?: string; constraint?: string };
  return code === uniqueViolation && constraint === index;
}
