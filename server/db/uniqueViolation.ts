import { DrizzleQueryError } from 'drizzle-orm';

const uniqueViolation = '23505';

/**
 * Whether a write failed because the unique index or constraint of that name already has its value.
 */
export function violates(error: unknown, index: string): boolean {
  const { code, constraint } = ((error instanceof DrizzleQueryError ? error.cause : error) ??
    {}) as { code?: string; constraint?: string };
  return code === uniqueViolation && constraint === index;
}
