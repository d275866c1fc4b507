/** What the full-screen board shows at least and at most, whatever the screen. */
export const fewestRows = 5;
export const mostRows = 10;

/** Height of the table's head, and what a row needs to be read from across a hall, in pixels. */
const headHeight = 48;
const rowHeight = 56;

/**
 * How many rows the full-screen board is divided into: as many as fit into `height` pixels, but no
 * more than the longest list needs, so that a screen with few scores has large ones.
 */
export function screenRows(height: number, longestList: number): number {
  const fitting = Math.floor((height - headHeight) / rowHeight);
  return Math.max(fewestRows, Math.min(mostRows, fitting, longestList));
}
