import { HttpError } from '../httpError.ts';

type Versioned = { version: number };

/** Returns the entity tag of an entry, as clients send it back in `If-Match`. */
export const versionOf = ({ version }: Versioned): string => `"${version}"`;

/**
 * Throws 412 with the message if a change stands on another version than the saved one; without
 * `expected` it stands on any.
 */
export function rejectOtherVersion(
  saved: Versioned,
  expected: string | undefined,
  message: string,
): void {
  if (expected !== undefined && expected !== versionOf(saved)) throw new HttpError(412, message);
}
