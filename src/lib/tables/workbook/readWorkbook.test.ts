import { strToU8, zipSync } from 'fflate';
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

const shownTexts = ['7-Jan', '0:45', '25:09:59', '7'];

describe.each([
  ['xlsx', shownTexts],
  ['biff8', shownTexts],
  // As the library writes them; LibreOffice writes what it shows.
  ['ods', ['46029', '0.03125', '1.0486', '7']],
] as const)('a workbook of the format %s', (format, shown) => {
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
    expect(cells.map(({ text }) => text)).toEqual(shown);
  });
});

it('an OpenDocument file has what LibreOffice shows', () => {
  const cell = (attributes: string, text: string) =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const cells = [
    cell('table:style-name="d" office:value-type="date" office:date-value="2026-01-07"', '7-Jan'),
    cell('table:style-name="t" office:value-type="time" office:time-value="PT00H45M00S"', '0:45'),
    cell('office:value-type="float" office:value="87.5"', '87,5'),
    cell('office:value-type="boolean" office:boolean-value="true"', 'BENAR'),
    cell('office:value-type="string"', 'Ayu<text:s text:c="2"/>L'),
  ];
  const styles = `<number:date-style style:name="N1"><number:day/><number:text>-</number:text><number:month number:textual="true"/></number:date-style><number:time-style style:name="N2"><number:hours/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style><style:style style:name="d" style:family="table-cell" style:data-style-name="N1"/><style:style style:name="t" style:family="table-cell" style:data-style-name="N2"/>`;
  const file = zipSync({
    'content.xml': strToU8(
      `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Data"><table:table-row>${cells.join('')}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
    'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
  });
  const [{ rows } = { rows: [] }] = readWorkbook(file);
  expect(rows[0]?.cells.map(({ text, kind }) => [text, kind])).toEqual([
    ['7-Jan', 'date'],
    ['0:45', 'time'],
    ['87.5', 'number'],
    ['BENAR', undefined],
    ['Ayu  L', undefined],
  ]);
});

describe.each(['xlsx', 'ods'] as const)('the filled cells of %s', (format) => {
  const columns = 25;
  const rowsOf = (cells: number) =>
    Array.from({ length: cells / columns }, () => Array.from({ length: columns }, () => 1));

  it('may be so many, those of hidden sheets aside', () => {
    const hidden = { name: 'Arsip', rows: rowsOf(columns * 2), isHidden: true };
    const data = { name: 'Data', rows: rowsOf(maxWorkbookCells) };
    expect(readWorkbook(writeWorkbook(format, [hidden, data]))).toHaveLength(1);
  });

  it('may be no more', () => {
    const data = { name: 'Data', rows: rowsOf(maxWorkbookCells + columns) };
    expect(() => readWorkbook(writeWorkbook(format, [data]))).toThrow(WorkbookTooLargeError);
  });
});

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
