import { readPoints } from '../../../../../openapi/runs/scorePoints.ts';
import type { Cell } from '../../../../lib/tables/table.ts';

/** Whether a cell is a date or a time, which only columns of times have. */
export const isDateCell = ({ kind }: Cell): boolean => kind === 'date' || kind === 'time';

/** Returns what a cell of points says, as `readPoints` reads it: of a number what is stored, not what is shown. */
export function pointsText({ text, kind, number, format = '' }: Cell): string {
  const shown = text.trim();
  // 80 % is stored as 0.8.
  if (kind !== 'number' || number === undefined || format.includes('%')) return shown;
  // Without what a formula adds in binary: 87.66000000000001.
  return String(Number(number.toPrecision(12)));
}

/** Returns the points of cells as `combine` says, without the noise of binary fractions. */
export function combinePoints(points: readonly number[], combine: 'sum' | 'mean'): number {
  const hundredths = points.reduce((sum, each) => sum + Math.round(each * 100), 0);
  return Math.round(combine === 'sum' ? hundredths : hundredths / points.length) / 100;
}

/** Returns the points of a cell; undefined if it has none that can be read. */
export const readPointsCell = (cell: Cell): number | undefined =>
  isDateCell(cell) ? undefined : readPoints(pointsText(cell));
