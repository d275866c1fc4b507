const minRowCount = 5;
export const maxRowCount = 10;

const headerPixels = 48;
/** The least height at which a row is readable from across a hall. */
const rowPixels = 56;

/**
 * Returns into how many rows a full-screen board of `height` pixels is divided: as many as fit, but
 * no more than the longest list of scores needs, so that few scores are shown larger.
 */
export function fullScreenRowCount(height: number, longestList: number): number {
  const fitting = Math.floor((height - headerPixels) / rowPixels);
  return Math.max(minRowCount, Math.min(maxRowCount, fitting, longestList));
}
