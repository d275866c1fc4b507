import { strToU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import {
  blownUp,
  claimSize,
  farCell,
  filled,
  workbookOf,
} from '../../../tests/support/screens/workbooks.ts';
import {
  hasLongTexts,
  InvalidWorkbookError,
  maxWorkbookBytes,
  maxWorkbookCells,
  unpackWorkbook,
  WorkbookTooLargeError,
} from './unpackWorkbook.ts';

const sheet = (rows: string) => workbookOf(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

describe('a workbook', () => {
  it('is the same after it was looked into', async () => {
    const unpacked = unpackWorkbook(sheet('<row r="2"><c r="B2"><v>7</v></c></row>'));
    expect(await readSheet(unpacked)).toEqual([
      [null, null],
      [null, 7],
    ]);
    expect(Object.keys(unzipSync(new Uint8Array(unpacked)))).toContain('xl/worksheets/sheet1.xml');
  });

  it('may have so many cells, and not a row more', () => {
    const columns = 20;
    const rows = maxWorkbookCells / columns;
    expect(() => unpackWorkbook(filled(rows, columns))).not.toThrow();
    expect(() => unpackWorkbook(filled(rows + 1, columns))).toThrow(WorkbookTooLargeError);
  });

  it.each([
    ['with one cell at the end of the sheet', farCell()],
    ['with one cell in the last row', sheet('<row><c r="ZZ1048576"/></row>')],
    ['whose row has a number alone', sheet('<row r="1048576"/><row><c r="B1"/></row>')],
    ['with a prefix', sheet('<x:row><x:c t=">" r=\'XFD1048576\'/></x:row>')],
    ['that unpacks to more than is allowed', blownUp(maxWorkbookBytes)],
    ['that unpacks to more than it says', claimSize(blownUp(maxWorkbookBytes), 1000)],
    ['that is too large itself', new Uint8Array(maxWorkbookBytes + 1)],
  ])('%s is refused', (_, bytes) => {
    expect(bytes.length > maxWorkbookBytes || bytes.length < 50_000).toBe(true);
    expect(() => unpackWorkbook(bytes)).toThrow(WorkbookTooLargeError);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', strToU8('PK rusak')],
    ['half of an archive', farCell().subarray(0, 400)],
    ['an archive that says more than it has', claimSize(farCell(), 1000)],
    ['a cell whose address is an entity', sheet('<row><c r="&#88;FD1048576"/></row>')],
  ])('%s is none', (_, bytes) => {
    expect(() => unpackWorkbook(bytes)).toThrow(InvalidWorkbookError);
  });
});

it('a text that very many cells share counts for each', () => {
  const text = 'x'.repeat(maxWorkbookBytes / 128);
  const rows = Array.from({ length: 128 }, () => [text, null, 5]);
  expect(hasLongTexts(rows)).toBe(false);
  expect(hasLongTexts([...rows, ['y']])).toBe(true);
});
