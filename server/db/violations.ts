import { DrizzleQueryError } from 'drizzle-orm';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

const causeOf = (error: unknown) =>
  ((error instanceof DrizzleQueryError ? error.cause : error) ?? {}) as {
    code?: string;
    constraint?: string;
  };

/** Returns whether a write failed because of the unique index or constraint of that name. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const { code, constraint } = causeOf(error);
  return code === uniqueViolation && constraint === index;
}

/** Returns whether a write failed because a row names another one that is not, or no longer, there. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  causeOf(error).code === foreignKeyViolation;
