/** An entry with its 1-based position in the whole list. */
export type NumberedEntry<Entry> = { number: number; entry: Entry };

/**
 * Returns the first and the second half of a page of a list, which `offset` entries precede. If its
 * length is odd, the first half is longer. The numbering continues across both halves.
 */
export function splitInHalf<Entry>(
  list: readonly Entry[],
  offset = 0,
): [NumberedEntry<Entry>[], NumberedEntry<Entry>[]] {
  const numbered = list.map((entry, index) => ({ number: offset + index + 1, entry }));
  const middle = Math.ceil(numbered.length / 2);
  return [numbered.slice(0, middle), numbered.slice(middle)];
}
