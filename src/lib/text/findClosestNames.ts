import { foldSearch } from '../../../openapi/texts/names.ts';

/** Returns the words of a text as they are compared: without case, accents and marks. */
const wordsOf = (text: string): string[] =>
  foldSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns how many letters have to be changed, added, left out or swapped with the next (Damerau, Levenshtein). */
function countEdits(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}

/** Returns how many typing errors a text of that length may have. */
const allowedEdits = (length: number): number => Math.min(3, Math.floor(length / 4));

/** Returns the typing errors between two texts; infinite if they are too many for one to be the other. */
function editsBetween(one: string, other: string): number {
  if (one === other) return 0;
  const allowed = allowedEdits(Math.min(one.length, other.length));
  if (Math.abs(one.length - other.length) > allowed) return Infinity;
  const edits = countEdits(one, other);
  return edits <= allowed ? edits : Infinity;
}

/** The fewest letters that begin a word: 'sol' may be 'solver'. */
const shortestStart = 3;

/** Whether a word of a text may be a word of a name: the same, its beginning, or mistyped. */
const isWord = (typed: string, word: string): boolean =>
  (typed.length >= shortestStart && word.startsWith(typed)) ||
  editsBetween(typed, word) !== Infinity;

/** Words that say little where another one does not fit: 'robot soccer' is no 'Sumo Robot'. */
const general = new Set(['robot', 'robotik', 'lomba', 'kategori', 'team', 'kelompok']);

type Name = { name: string; words: string[]; compact: string; initials: string };

/** The ways in which a text may mean a name, the surest first; each says how far off it is, infinitely if it is not meant. */
const ways: readonly ((typed: Pick<Name, 'words' | 'compact'>, name: Name) => number)[] = [
  // 'linefollower', 'robot sumo'
  (typed, name) =>
    typed.compact === name.compact || typed.words.toSorted().join() === name.words.toSorted().join()
      ? 0
      : Infinity,
  // 'Line folower'
  (typed, name) => editsBetween(typed.compact, name.compact),
  // 'LF'
  (typed, name) => (typed.compact === name.initials && name.words.length > 1 ? 0 : Infinity),
  // 'sumo'
  (typed, name) =>
    typed.words.every((each) => name.words.some((word) => isWord(each, word))) ? 0 : Infinity,
  // 'Lomba Maze Solver SMP', 'linefollower analog'
  (typed, name) =>
    name.words.every((word) => typed.words.some((each) => isWord(each, word))) ||
    (name.compact.length > shortestStart && typed.compact.includes(name.compact))
      ? 0
      : Infinity,
  // 'Mini Sumo', 'robosoccer'
  (typed, name) =>
    name.words.some(
      (word) =>
        word.length > shortestStart &&
        !general.has(word) &&
        (typed.compact.includes(word) || typed.words.some((each) => isWord(each, word))),
    )
      ? 0
      : Infinity,
];

/** The most names that are worth a question. */
const most = 4;

/**
 * Returns the names that somebody may have meant who typed a text that is none of them; several where they are
 * equally near, none where nothing is near or so many are that the text says little.
 */
export function findClosestNames(text: string, names: readonly string[]): string[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const typed = { words, compact: words.join('') };
  const known = [...new Set(names)].map((name): Name => {
    const ofName = wordsOf(name);
    const initials = ofName.map(([letter]) => letter).join('');
    return { name, words: ofName, compact: ofName.join(''), initials };
  });
  for (const way of ways) {
    const ranked = known.map((name) => ({ name: name.name, distance: way(typed, name) }));
    const least = Math.min(...ranked.map(({ distance }) => distance));
    if (least === Infinity) continue;
    const found = ranked.filter(({ distance }) => distance === least);
    return found.length > most ? [] : found.map(({ name }) => name);
  }
  return [];
}
