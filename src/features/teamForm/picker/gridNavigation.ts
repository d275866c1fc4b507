const keyMoves: Record<string, (index: number, columns: number, count: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index, columns) => index + columns,
  ArrowUp: (index, columns) => index - columns,
  Home: () => 0,
  End: (_at, _columns, count) => count - 1,
};

/**
 * Returns the index that a key leads to in a grid of `count` entries: the same index at the grid's
 * edge, undefined if the key does not navigate.
 */
export function nextIndex(
  key: string,
  index: number,
  { columns, count }: { columns: number; count: number },
): number | undefined {
  const next = keyMoves[key]?.(index, columns, count);
  if (next === undefined) return undefined;
  return next >= 0 && next < count ? next : index;
}

/** Returns the number of columns of a grid from the top offsets of its entries. */
export function countColumns(tops: readonly number[]): number {
  const second = tops.findIndex((top) => top !== tops[0]);
  return Math.max(1, second === -1 ? tops.length : second);
}
