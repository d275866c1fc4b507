/** An entry of a list with its number in all of it, from 1. */
export type Numbered<Entry> = { number: number; entry: Entry };

/**
 * The first and the second half of a list, the first one longer by one where the list is odd; the
 * numbers go on across both.
 */
export function halvesOf<Entry>(list: readonly Entry[]): [Numbered<Entry>[], Numbered<Entry>[]] {
  const numbered = list.map((entry, place) => ({ number: place + 1, entry }));
  const middle = Math.ceil(numbered.length / 2);
  return [numbered.slice(0, middle), numbered.slice(middle)];
}
