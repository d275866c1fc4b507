/** A pseudorandom generator: the same seed gives the same numbers in every JavaScript engine. */
export type Random = {
  /** Returns a number from 0 to 1, excluding 1. */
  next(): number;
  /** Returns an integer from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  /** Returns a number from `from` to `to`, rounded to one decimal. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  /** Returns a shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
};

function hashSeed(seed: string): number {
  let hash = 2166136261;
  for (let index = 0; index < seed.length; index += 1)
    hash = Math.imul(hash ^ seed.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** Creates a generator from any text (mulberry32, seeded with the text's FNV-1a hash). */
export function createRandom(seed: string): Random {
  let state = hashSeed(seed);
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
