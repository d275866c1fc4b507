import { foldLetters, foldSearch } from '../../../../openapi/texts/names.ts';
import { queryWords } from './highlight.ts';

/** Searched by name, and with lower priority by further keywords. */
export type Searchable = { name: string; keywords?: string };

/** The grade of a name that begins with the query; a better one is the query itself. */
export const startsWithQuery = 1;

/** The grade of an entry that the server has found by what the entry does not show. */
export const foundByServer = 7;

/** A matching entry and its grade: 0 is the best. */
export type RankedEntry<Entry extends Searchable> = { entry: Entry; grade: number };

/**
 * A list prepared for searching, so that its texts are normalised once and not on each keystroke.
 */
export type SearchIndex<Entry extends Searchable> = {
  entry: Entry;
  name: string;
  keywords: string;
}[];

export const buildSearchIndex = <Entry extends Searchable>(
  entries: readonly Entry[],
): SearchIndex<Entry> =>
  entries.map((entry) => ({
    entry,
    name: foldLetters(entry.name),
    keywords: foldLetters(entry.keywords ?? ''),
  }));

/**
 * Returns the entries that contain every word of the query, best match first: exact name, name
 * starting with the query, query at the start of a word, each word at the start of a word, query
 * anywhere, all words anywhere; then entries that match only with their keywords; last, if the server
 * has found them (`isFound`), those without a word. Equal grades keep their order.
 */
export function rankEntries<Entry extends Searchable>(
  list: SearchIndex<Entry>,
  query: string,
  isFound = false,
): RankedEntry<Entry>[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const phrase = foldSearch(query);
  const ranked: RankedEntry<Entry>[] = [];
  for (const { entry, name, keywords } of list) {
    if (words.every((word) => name.includes(word) || keywords.includes(word)))
      ranked.push({ entry, grade: matchGrade(name, phrase, words) });
    else if (isFound) ranked.push({ entry, grade: foundByServer });
  }
  return ranked.sort((a, b) => a.grade - b.grade);
}

function matchGrade(name: string, phrase: string, words: string[]): number {
  const tests = [
    () => name === phrase,
    () => name.startsWith(phrase),
    () => hasWordStartingWith(name, phrase),
    () => words.every((word) => hasWordStartingWith(name, word)),
    () => name.includes(phrase),
    () => words.every((word) => name.includes(word)),
  ];
  const grade = tests.findIndex((test) => test());
  return grade === -1 ? tests.length : grade;
}

const letter = /[\p{L}\p{N}]/u;

function hasWordStartingWith(text: string, part: string): boolean {
  for (let start = text.indexOf(part); start !== -1; start = text.indexOf(part, start + 1)) {
    if (!letter.test(text.charAt(start - 1))) return true;
  }
  return false;
}
