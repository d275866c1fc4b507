/** As many as there are on a window of any height, and as few as fill the board. */
const minRowCount = 5;
const fewestRows = 4;
export const maxRowCount = 10;

const headerPixels = 48;
/** The least height at which a row is readable from across a hall. */
const rowPixels = 56;

/**
 * Returns into how many rows a full-screen board of `height` pixels is divided: as many as fit, but
 * no more than there are scores, so that few are shown larger.
 */
export function fullScreenRowCount(height: number, scoreCount: number): number {
  const fitting = Math.floor((height - headerPixels) / rowPixels);
  const rows = Math.max(minRowCount, Math.min(maxRowCount, fitting));
  return Math.max(fewestRows, Math.min(rows, scoreCount));
}

/**
 * Styles of what is in a size container of the board's height: they set `--row-count` to the same
 * number, given the custom property `--score-count`. What the server has rendered thus has its
 * place before the program knows the height.
 */
export const rowCountStyles = {
  '--fitting-rows': String(minRowCount),
  '--row-count': `max(${fewestRows}, min(var(--fitting-rows), var(--score-count)))`,
  ...Object.fromEntries(
    Array.from({ length: maxRowCount - minRowCount }, (_, index) => {
      const rows = minRowCount + 1 + index;
      return [
        `@container (min-height: ${headerPixels + rows * rowPixels}px)`,
        { '--fitting-rows': String(rows) },
      ];
    }),
  ),
};
