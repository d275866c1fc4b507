type Endpoint = { transformResponse: (answer: never) => unknown };

/**
 * An endpoint whose answer is set right before it is kept: a bad entry must not take the good ones,
 * or the page, with it.
 */
export const tidied = <Call extends Endpoint>(
  call: Call,
  tidy: Call['transformResponse'],
): Call => ({ ...call, transformResponse: tidy });

/** The entries of a list that are objects; none where it is no list. */
export function things<Entry extends object>(list: readonly Entry[] | null | undefined): Entry[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null);
}

/**
 * Those of them that have words in `field`: what came without a name can neither be shown nor
 * pressed.
 */
export const named = <Entry extends object>(
  list: readonly Entry[] | null | undefined,
  field: keyof Entry,
): Entry[] =>
  things(list).filter(({ [field]: name }) => typeof name === 'string' && name.trim() !== '');
