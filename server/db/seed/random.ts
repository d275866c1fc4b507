/** A source of numbers that gives the same ones for the same word, in every engine. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  /** A number between two others, to one decimal. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
};

function hashWord(word: string): number {
  let hash = 2166136261;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** Makes a random source from a word (mulberry32 over an FNV-1a hash). */
export function createRandom(word: string): Random {
  let state = hashWord(word);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    between: (from, to) => Math.round((from + next() * (to - from)) * 10) / 10,
    chance: (probability) => next() < probability,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
