import { lacksFunctions } from '../browser/lacksFunctions.ts';
import { readSheet } from 'read-excel-file/universal';
import { dateCellText } from './dateCell.ts';
import type { FileRow } from './readCsv.ts';
import { hasLongTexts } from './unpackWorkbook.ts';

/** The rows of a workbook's first sheet, or why it is not read. */
export type XlsxResult = FileRow[] | 'too large' | 'invalid';

function toText(cell: unknown): string {
  if (cell instanceof Date) return dateCellText(cell);
  return typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '';
}

async function read(workbook: ArrayBuffer): Promise<XlsxResult> {
  // A worker has functions of its own, so those that the page has added are missing here.
  if (lacksFunctions) await import('../browser/polyfills.ts');
  const rows = await readSheet(workbook).catch(() => undefined);
  if (!rows) return 'invalid';
  if (hasLongTexts(rows)) return 'too large';
  return rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map(toText) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void read(data).then((message) => self.postMessage(message, { transfer: [] }));
});
