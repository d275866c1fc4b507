type Endpoint = { transformResponse: (response: never) => unknown };

/**
 * Returns the endpoint with a function that cleans its response before it is cached: one invalid
 * entry must not break the page or hide the valid ones.
 */
export const withTransform = <T extends Endpoint>(
  endpoint: T,
  transformResponse: T['transformResponse'],
): T => ({ ...endpoint, transformResponse });

/** Returns the entries of a list that are objects; an empty list if it is not an array. */
export function objectsOnly<Entry extends object>(
  list: readonly Entry[] | null | undefined,
): Entry[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null);
}

/**
 * Returns the objects of a list whose `field` is a non-blank text: an entry without a name can
 * neither be shown nor clicked.
 */
export const requireText = <Entry extends object>(
  list: readonly Entry[] | null | undefined,
  field: keyof Entry,
): Entry[] =>
  objectsOnly(list).filter(({ [field]: name }) => typeof name === 'string' && name.trim() !== '');
