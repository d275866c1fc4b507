const steps: Record<string, (at: number, columns: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, count) => count - 1,
};

/**
 * The place in a grid of `count` entries to which a key leads from `at`; the same where there is
 * none, nothing for a key that does not move.
 */
export function placeAfter(
  key: string,
  at: number,
  { columns, count }: { columns: number; count: number },
): number | undefined {
  const next = steps[key]?.(at, columns, count);
  if (next === undefined) return undefined;
  return next >= 0 && next < count ? next : at;
}

/**
 * How many entries stand beside each other in the first row of a grid, from where their upper edges
 * are.
 */
export function columnsOf(tops: readonly number[]): number {
  const second = tops.findIndex((top) => top !== tops[0]);
  return Math.max(1, second === -1 ? tops.length : second);
}
