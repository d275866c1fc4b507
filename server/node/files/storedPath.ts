import { mediaTypeOf } from '../../files/mediaTypes.ts';

/**
 * Returns the media type of a path that may be stored: it is relative, contains only letters,
 * digits, spaces and `._-`, no part of it starts with a dot, and its extension is known. Otherwise
 * returns undefined.
 */
export function storedMediaType(path: string): string | undefined {
  const isPlain = path.split('/').every((part) => /^[\p{L}\p{N}_-][\p{L}\p{N}._ -]*$/u.test(part));
  return isPlain ? mediaTypeOf(path) : undefined;
}

/** Returns the media type of a path; throws if it may not be stored. */
export function requireStoredMediaType(path: string): string {
  const type = storedMediaType(path);
  if (!type) throw new Error(`"${path}" is no path that may be stored.`);
  return type;
}
