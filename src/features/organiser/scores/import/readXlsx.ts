import { readSheet } from 'read-excel-file/universal';
import type { FileRow } from '../../../../lib/readCsv.ts';

/** Returns a time of day as text, with hundredths: '00:12:45' becomes '00:12:45.00'. */
const toTimeText = (time: Date) => new Date(Math.round(time.getTime() / 10) * 10).toISOString();

function toText(cell: unknown): string {
  if (cell instanceof Date) return toTimeText(cell).slice(11, 22);
  return typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '';
}

/** Returns the rows of the first sheet of a workbook that are not empty. Throws if it is none. */
export async function readXlsx(file: ArrayBuffer): Promise<FileRow[]> {
  const rows = await readSheet(file);
  return rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map(toText) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
