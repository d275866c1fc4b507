import { describe, expect, it } from 'vitest';
import {
  blownUp,
  farCell,
  filled,
  workbookOf,
} from '../../../../tests/support/screens/workbooks.ts';
import { writeWorkbook } from '../../../../tests/support/tables/writeWorkbook.ts';
import { readWorkbook } from './readWorkbook.ts';
import {
  InvalidWorkbookError,
  maxWorkbookBytes,
  maxWorkbookCells,
  WorkbookTooLargeError,
} from './workbookLimits.ts';

const textsOf = (source: Uint8Array | string) =>
  readWorkbook(source).map(({ name, rows }) => [
    name,
    ...rows.map(({ line, cells }) => [line, ...cells.map(({ text }) => text)].join('|')),
  ]);

const formats = ['xlsx', 'biff8', 'ods'] as const;

describe.each(formats)('a workbook of the format %s', (format) => {
  it('has the texts that its visible sheets show, and no empty rows', () => {
    const workbook = writeWorkbook(format, [
      { name: 'Daftar kelas', rows: [['7A'], ['7B']], isHidden: true },
      { name: 'Data', rows: [['Nama', 'Kelas'], [], ["Ni'matul", 8], [null, 0.1 + 0.2]] },
      { name: '7B', rows: [['Nama'], ['Zoë 阿妮']] },
    ]);
    expect(textsOf(workbook)).toEqual([
      ['Data', '1|Nama|Kelas', "3|Ni'matul|8", '4||0.30000000000000004'],
      ['7B', '1|Nama', '2|Zoë 阿妮'],
    ]);
  });

  it('has the value of merged cells in each of their places', () => {
    const workbook = writeWorkbook(format, [
      {
        name: 'Data',
        rows: [
          ['Nama', 'Lari 1', null],
          [null, 'Poin', 'Waktu'],
          ['Ani', 80, null],
        ],
        merges: ['A1:A2', 'B1:C1'],
      },
    ]);
    expect(textsOf(workbook)).toEqual([
      ['Data', '1|Nama|Lari 1|Lari 1', '2|Nama|Poin|Waktu', '3|Ani|80'],
    ]);
  });

  it('tells dates and times from numbers, with what they show', () => {
    const days = 46_029;
    const workbook = writeWorkbook(format, [
      {
        name: 'Data',
        rows: [
          [{ v: days, z: 'd-mmm' }, { v: 0.031_25, z: 'h:mm' }, { v: 1.0486, z: '[h]:mm:ss' }, 7],
        ],
      },
    ]);
    const [cells = []] = readWorkbook(workbook).map(({ rows }) => rows[0]?.cells ?? []);
    expect(cells.map(({ kind }) => kind)).toEqual(['date', 'time', 'time', 'number']);
    expect(cells.map(({ number }) => number)).toEqual([
      days,
      0.031_25,
      expect.closeTo(1.0486, 4),
      7,
    ]);
    if (format !== 'ods')
      expect(cells.map(({ text }) => text)).toEqual(['7-Jan', '0:45', '25:09:59', '7']);
  });
});

it.each(['xlsx', 'ods'] as const)(
  '%s: so many cells may be filled, those of hidden sheets aside, and no more',
  (format) => {
    const columns = 25;
    const rowsOf = (cells: number) =>
      Array.from({ length: cells / columns }, () => Array.from({ length: columns }, () => 1));
    const hidden = { name: 'Arsip', rows: rowsOf(50_000), isHidden: true };
    const shown = (cells: number) =>
      writeWorkbook(format, [hidden, { name: 'Data', rows: rowsOf(cells) }]);
    expect(readWorkbook(shown(maxWorkbookCells))).toHaveLength(1);
    expect(() => readWorkbook(shown(maxWorkbookCells + columns))).toThrow(WorkbookTooLargeError);
  },
);

it('#N/A is what was not found, and another error is shown', () => {
  const workbook = writeWorkbook('xlsx', [
    { name: 'Data', rows: [[{ error: 0x17 }, { error: 0x2a }, 'Ani']] },
  ]);
  expect(textsOf(workbook)).toEqual([['Data', '1|#REF!||Ani']]);
});

it('empty cells that are formatted, in any number of sheets, count for nothing', () => {
  const empty = Array.from(
    { length: 1000 },
    (_, row) => `<row r="${row + 3}">${'<c s="1"/>'.repeat(26)}</row>`,
  ).join('');
  const workbook = workbookOf(
    `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>Nama</v></c></row><row r="2"><c r="A2" t="str"><v>Ani</v></c></row>${empty}</sheetData></worksheet>`,
  );
  expect(textsOf(workbook)).toEqual([['categories', '1|Nama', '2|Ani']]);
});

it('a cell at the end of a sheet is one cell', () => {
  const [{ rows } = { rows: [] }] = readWorkbook(farCell());
  expect(rows.map(({ line, cells }) => [line, cells.length])).toEqual([[1_048_576, 16_384]]);
});

const sheetOf = (content: string) => workbookOf(`<worksheet>${content}</worksheet>`);

describe('a workbook that would fill the memory', () => {
  it.each([
    ['with too many cells', filled(maxWorkbookCells / 20 + 1, 20)],
    ['that unpacks to more than is allowed', blownUp(maxWorkbookBytes)],
    [
      'whose cells are merged over each other',
      sheetOf(
        `<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="ZZ1"><v>1</v></c></row><row r="9999"><c r="A9999"><v>1</v></c></row></sheetData><mergeCells>${'<mergeCell ref="A1:ZZ9999"/>'.repeat(99)}</mergeCells>`,
      ),
    ],
    [
      'with rows that are wide and empty',
      sheetOf(
        `<sheetData>${Array.from({ length: 99 }, (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`).join('')}</sheetData>`,
      ),
    ],
  ])('%s is refused', (_, bytes) => {
    expect(() => readWorkbook(bytes)).toThrow(WorkbookTooLargeError);
  });

  it('whose cells share one long text is refused', () => {
    const text = 'x'.repeat(30_000);
    const cells = Array.from(
      { length: 1000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
    ).join('');
    const sheet = `<worksheet><sheetData>${cells}</sheetData></worksheet>`;
    const bytes = workbookOf(sheet, { sharedText: text });
    expect(bytes.length).toBeLessThan(20_000);
    expect(() => readWorkbook(bytes)).toThrow(WorkbookTooLargeError);
  });

  it('whose entities stand for one another has none of them', () => {
    const entities = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    ).join('');
    const bytes = workbookOf(
      `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&e9;</v></c></row></sheetData></worksheet>`,
    );
    const [[, cell] = []] = textsOf(bytes);
    expect(cell?.length).toBeLessThan(20);
  });
});

it.each([
  ['half of a workbook', writeWorkbook('xlsx', [{ name: 'A', rows: [['1']] }]).subarray(0, 900)],
  ['an old file without sheets', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
])('%s is no workbook', (_, bytes) => {
  expect(() => readWorkbook(bytes)).toThrow(InvalidWorkbookError);
});

it('an HTML table is read as text, with cells that span columns', () => {
  expect(
    textsOf(
      '<table><tr><th colspan="2">DAFTAR</th></tr><tr><td>Ani</td><td>0:45</td></tr><tr><td>Budi</td><td>7-1</td></tr></table>',
    ),
  ).toEqual([['Sheet1', '1|DAFTAR|DAFTAR', '2|Ani|0:45', '3|Budi|7-1']]);
});
