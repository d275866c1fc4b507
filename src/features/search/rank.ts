import { fold, wordsOf } from './fold.ts';

/** What can be found: by its name, less well by what else belongs to it. */
export type Findable = { name: string; also?: string };

/** A find and how good it is: 0 is the best. */
export type Ranked<Entry extends Findable> = { entry: Entry; grade: number };

/**
 * A list made ready for searching, so that each text is folded once and not at every letter typed.
 */
export type Prepared<Entry extends Findable> = { entry: Entry; name: string; also: string }[];

export const prepare = <Entry extends Findable>(entries: readonly Entry[]): Prepared<Entry> =>
  entries.map((entry) => ({ entry, name: fold(entry.name), also: fold(entry.also ?? '') }));

/**
 * The entries in which every word of the query stands, the best first: the name itself, names that
 * begin with the query, names with the query at the start of a word, with each word at the start of
 * one, with the query anywhere, with every word anywhere; then those of which a word stands only
 * beside the name. Alike ones keep their order.
 */
export function rank<Entry extends Findable>(
  list: Prepared<Entry>,
  query: string,
): Ranked<Entry>[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const phrase = fold(query).trim().replaceAll(/\s+/g, ' ');
  const found: Ranked<Entry>[] = [];
  for (const { entry, name, also } of list) {
    if (words.every((word) => name.includes(word) || also.includes(word)))
      found.push({ entry, grade: gradeOf(name, phrase, words) });
  }
  return found.sort((a, b) => a.grade - b.grade);
}

function gradeOf(name: string, phrase: string, words: string[]): number {
  const tests = [
    () => name === phrase,
    () => name.startsWith(phrase),
    () => beginsWordIn(name, phrase),
    () => words.every((word) => beginsWordIn(name, word)),
    () => name.includes(phrase),
    () => words.every((word) => name.includes(word)),
  ];
  const grade = tests.findIndex((test) => test());
  return grade === -1 ? tests.length : grade;
}

const letter = /[\p{L}\p{N}]/u;

function beginsWordIn(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    if (!letter.test(text.charAt(at - 1))) return true;
  }
  return false;
}
