/*
 * What the client survives in a response that differs from the OpenAPI document, the same for all
 * endpoints. `operation` applies it before a response reaches the cache:
 *
 * - A 200 with `success: false`, or without the thing that was asked for, is an error, so that it
 *   never replaces cached data.
 * - An entry of a list without the text by which it is shown is left out: it must not hide the
 *   others.
 * - A missing field that the rest of the entry implies is filled in.
 */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a body admits its `success`: it must not be false and, if required, be there. */
export function isSuccessful(body: unknown, isRequired: boolean): boolean {
  if (!isObject(body)) return !isRequired;
  return isRequired ? body.success === true : body.success !== false;
}

/** Returns the value if it is text, otherwise an empty text. */
export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns an entry if it has a non-blank text in each of the fields; otherwise undefined. */
export const requireText = <Entry extends object>(
  entry: Entry,
  ...fields: (keyof Entry)[]
): Entry | undefined =>
  fields.every((field) => textOrEmpty(entry[field]).trim() !== '') ? entry : undefined;

/**
 * Returns the objects of a list for which `readEntry` returns one; an empty list if it is not an
 * array.
 */
export function readEntries<Entry extends object>(
  list: readonly Entry[] | null | undefined,
  readEntry: (entry: Entry) => Entry | undefined,
): Entry[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry) => (isObject(entry) ? (readEntry(entry as Entry) ?? []) : []));
}

/**
 * Returns a body with the entries of its list for which `readEntry` returns one; undefined if there
 * is no list in `field`.
 */
export function readList<Field extends string, Body extends Record<Field, object[]>>(
  body: Body,
  field: Field,
  readEntry: (entry: Body[Field][number]) => Body[Field][number] | undefined,
): Body | undefined {
  return isObject(body) && Array.isArray(body[field])
    ? { ...body, [field]: readEntries(body[field], readEntry) }
    : undefined;
}

/** Returns a body with the result of `read` for the object in `field`; undefined without one. */
export function readItem<Field extends string, Body extends Record<Field, object>>(
  body: Body,
  field: Field,
  read: (item: Body[Field]) => Body[Field],
): Body | undefined {
  return isObject(body) && isObject(body[field])
    ? { ...body, [field]: read(body[field]) }
    : undefined;
}
