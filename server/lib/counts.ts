/** Numbers by key. */
export type Counts = { get(key: string): number; add(key: string, number: number): void };

/** Returns numbers that begin with 0; those that are 0 again take no memory. */
export function createCounts(): Counts {
  const counts = new Map<string, number>();
  const get = (key: string) => counts.get(key) ?? 0;
  return {
    get,
    add(key, number) {
      const sum = get(key) + number;
      if (sum === 0) counts.delete(key);
      else counts.set(key, sum);
    },
  };
}
