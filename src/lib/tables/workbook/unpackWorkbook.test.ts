import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  blownUp,
  claimSize,
  farCell,
  workbookOf,
} from '../../../../tests/support/screens/workbooks.ts';
import { unpackWorkbook } from './unpackWorkbook.ts';
import {
  InvalidWorkbookError,
  LockedWorkbookError,
  maxWorkbookBytes,
  WorkbookTooLargeError,
} from './workbookLimits.ts';

const ods = (row: string, cell: string, text = 'Ani', rest = '') =>
  zipSync({
    'content.xml': strToU8(
      `<table:table>${row}<table:table-cell ${cell}><text:p>${text}</text:p></table:table-cell></table:table-row>${rest}</table:table>`,
    ),
  });
const sheet = (rows: string) => workbookOf(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

describe('a workbook', () => {
  it('is the same after it was looked into, without what no table needs', () => {
    const archive = unzipSync(sheet('<row r="2"><c r="B2"><v>7</v></c></row>'));
    const unpacked = unpackWorkbook(
      zipSync({ ...archive, 'xl/media/logo.png': new Uint8Array(maxWorkbookBytes) }),
    );
    expect(unzipSync(new Uint8Array(unpacked.archive))).toEqual(archive);
  });

  it.each([
    ['that repeats a row', ods('<table:table-row table:number-rows-repeated="1000000">', '')],
    ['that repeats a cell', ods('<table:table-row>', 'table:number-columns-repeated="300001"')],
    [
      'that repeats both, of another prefix',
      ods('<t:table-row t:number-rows-repeated="1000" x=">">', "t:number-columns-repeated='1000'"),
    ],
    ['that repeats spaces', ods('<table:table-row>', '', '<text:s text:c="900000000"/>')],
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
  ])('%s is none', (_, bytes) => {
    expect(() => unpackWorkbook(bytes)).toThrow(InvalidWorkbookError);
  });
});

it('an empty row or cell may be repeated to the end of an OpenDocument sheet', () => {
  const rest =
    '<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
  expect(() => unpackWorkbook(ods('<table:table-row>', '', 'Ani', rest))).not.toThrow();
});

it('a locked OpenDocument file is told from a broken one', () => {
  const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
  const locked = zipSync({ 'META-INF/manifest.xml': strToU8(manifest) });
  expect(() => unpackWorkbook(locked)).toThrow(LockedWorkbookError);
});
