import { describe, expect, it, test } from 'vitest';
import { readColumnTitle } from './columnTitles.ts';
import { type Field, findColumn, isKnownTitle } from './columns.ts';
import {
  chooseColumn,
  chooseHead,
  findLayout,
  isRepeated,
  skipLine,
  toggleSheet,
  usedColumns,
  usedRows,
} from './layout.ts';
import { readTableText } from './readTableFile.ts';
import type { Sheet } from './table.ts';

type Key = 'code' | 'points' | 'time' | 'class';

const fields: readonly Field<Key>[] = [
  { key: 'code', titles: ['kode', 'kode tim'] },
  { key: 'points', titles: ['poin', 'nilai'], isNumbered: true },
  { key: 'time', titles: ['waktu'], isNumbered: true },
  { key: 'class', titles: ['kelas'] },
];
const known = { fields };

const sheetOf = (name: string, ...rows: string[][]): Sheet => ({
  name,
  rows: rows.flatMap((cells, index) =>
    cells.length === 0 ? [] : [{ line: index + 1, cells: cells.map((text) => ({ text })) }],
  ),
});
const columnsOf = (...rows: string[][]) =>
  findLayout([sheetOf('', ...rows)], known).columns.map(
    (column) => column && [column.key, column.number].filter(Boolean).join(' '),
  );
const namesOf = (sheets: readonly Sheet[], layout: ReturnType<typeof findLayout<Key>>) =>
  usedRows(sheets, layout).map(({ sheet, line }) => `${sheet}${line}`);

test.each([
  ['Poin', 'poin', undefined],
  [' Poin 2 ', 'poin', 2],
  ['POIN_2', 'poin', 2],
  ['poin2', 'poin', 2],
  ['2. Poin', 'poin', 2],
  ['Lari 1: Poin', 'lari poin', 1],
  ['Nilai 100', 'nilai 100', undefined],
  ['Tahun 2026', 'tahun 2026', undefined],
  ['Waktu\n(mm:ss)', 'waktu mm ss', undefined],
  ['8A', '8a', undefined],
])('the title %j is %j with the number %j', (text, title, number) => {
  expect(readColumnTitle(text)).toEqual({ title, number });
});

test.each([
  ['Waktu (mm:ss)', 'time', undefined],
  ['Waktu (lari 2)', 'time', 2],
  ['Nilai (0-100)', 'points', undefined],
  ['Kelas', 'class', undefined],
])('the column %j holds %j %j', (text, key, number) => {
  expect(findColumn(fields, text)).toEqual(number === undefined ? { key } : { key, number });
});

test('what a column has is not what it is called', () => {
  expect(findColumn(fields, 'Kelas 7')).toBeUndefined();
});

describe('the columns of a file', () => {
  it('are numbered by their titles', () => {
    expect(columnsOf(['Kode', 'Poin 1', 'Waktu 1', 'Poin 2', 'Waktu 2'])).toEqual([
      'code',
      'points 1',
      'time 1',
      'points 2',
      'time 2',
    ]);
  });

  it('are numbered by their order where titles are the same', () => {
    expect(columnsOf(['Kode', 'Nilai', 'Nilai', 'Waktu'])).toEqual([
      'code',
      'points 1',
      'points 2',
      'time',
    ]);
  });

  it('are numbered by titles that are merged over them', () => {
    const merged = ['Kode', 'Lari 1', 'Lari 1', 'Lari 2', 'Lari 2'];
    const second = ['Kode', 'Poin', 'Waktu', 'Poin', 'Waktu'];
    const expected = ['code', 'points 1', 'time 1', 'points 2', 'time 2'];
    expect(columnsOf(['', ...merged.slice(1)], second, ['X-A'])).toEqual(expected);
    const sheet = sheetOf('', merged, second, ['X-A']);
    const [upper, lower] = sheet.rows;
    const [cell] = upper?.cells ?? [];
    // 'Kode' is merged downwards.
    if (cell && lower) lower.cells[0] = cell;
    expect(findLayout([sheet], known).sheets[0]?.head).toEqual({ first: 1, last: 2 });
  });

  it('are those of the line that somebody chooses, whatever the other one is called', () => {
    const sheets = [sheetOf('', ['Kode', 'Poin'], ['Kode', 'Waktu'], ['X-A', '1'])];
    const layout = findLayout(sheets, known);
    const chosen = chooseHead(sheets, layout, { index: 0, line: 2 }, known);
    expect(chosen.sheets[0]?.head).toEqual({ first: 2, last: 2 });
    expect(chosen.columns.map((column) => column?.key)).toEqual(['code', 'time']);
  });

  it('are told apart by the lower one of two titles', () => {
    expect(columnsOf(['Kode', 'Hasil', 'Hasil'], ['Kode', 'Poin', 'Waktu'], ['X-A'])).toEqual([
      'code',
      'points',
      'time',
    ]);
  });

  it('say which one is ignored because another is called the same', () => {
    const sheets = [sheetOf('', ['Kode', 'Kode', 'Hobi', 'Poin'])];
    const columns = usedColumns(sheets, findLayout(sheets, known));
    expect(columns.map((column) => isRepeated(column, known))).toEqual([false, true, false, false]);
  });
});

describe('the line of titles', () => {
  const headOf = (...rows: string[][]) =>
    findLayout([sheetOf('', ...rows)], known).sheets[0]?.head?.first;

  it.each([
    [
      'beneath two title lines',
      [['REKAP'], ['SMP Contoh', 'Malang'], ['Kode', 'Poin'], ['A', '1']],
    ],
    ['beneath what a list says of itself', [['Kelas', '7A'], [], ['No', 'Kode'], ['1', 'A']]],
    ['beneath a line with one of its words', [['Waktu', 'Sabtu'], [], ['Kode', 'Poin', 'Waktu']]],
  ])('is found %s', (_, rows) => {
    expect(headOf(...rows)).toBe(3);
  });

  it('is not made of texts of a list', () => {
    expect(headOf(['Ayu', 'Kelas 7'], ['Budi', 'Kelas 7'])).toBeUndefined();
    expect(headOf(['Ayu', '8A'], ['Nilai', '8B'])).toBeUndefined();
  });

  it('is looked for in the first twenty lines alone', () => {
    const lines = Array.from({ length: 20 }, (_, index) => [`Catatan ${index}`]);
    expect(headOf(...lines.slice(1), ['Kode', 'Poin'])).toBe(20);
    expect(headOf(...lines, ['Kode', 'Poin'])).toBeUndefined();
  });
});

describe('lines for people alone', () => {
  const skippedOf = (...rows: string[][]) =>
    findLayout([sheetOf('', ['No', 'Kode', 'Poin'], ...rows)], known).sheets[0]?.skipped;

  it.each([
    [
      'numbers of columns',
      [
        ['(1)', '(2)', '(3)'],
        ['1', 'X-A', '80'],
      ],
      [2],
    ],
    [
      'a sum',
      [
        ['1', 'X-A', '80'],
        ['Jumlah', '', '80'],
      ],
      [3],
    ],
    [
      'titles once more',
      [
        ['1', 'X-A', '80'],
        ['No', 'Kode', 'Poin'],
        ['2', 'X-B', '70'],
      ],
      [3],
    ],
    [
      'a signature and what follows it',
      [
        ['1', 'X-A', '80'],
        ['', '', 'Malang, 26 November 2026'],
        ['', '', 'Drs. Contoh'],
        ['', '', 'NIP 1'],
      ],
      [3, 4, 5],
    ],
    [
      'who coaches the club, beneath the sum',
      [
        ['1', 'X-A', '80'],
        ['', 'Jumlah: 1 tim'],
        ['', 'Pembina: Siti Aminah, S.Pd.'],
      ],
      [3, 4],
    ],
    [
      'a signature between two lists',
      [
        ['1', 'X-A', '80'],
        ['Mengetahui,'],
        ['Drs. Contoh'],
        ['No', 'Kode', 'Poin'],
        ['1', 'X-B', '70'],
      ],
      [3, 4, 5],
    ],
    ['nothing', [['1', '2', '3'].toReversed(), ['2', 'Total Football', '70']], []],
  ] as const)('%s', (_, rows, expected) => {
    expect(skippedOf(...rows.map((row) => [...row]))).toEqual(expected);
  });
});

describe('sheets', () => {
  const titles = ['Kode', 'Poin'];
  const sheets = [
    sheetOf('Petunjuk', ['Isi kolom kode.']),
    sheetOf('7A', titles, ['A', '1']),
    sheetOf('7B', titles, ['B', '2'], ['Jumlah', '2']),
    sheetOf('Lain', ['Nilai', 'Kode'], ['3', 'C']),
  ];
  const layout = findLayout(sheets, known);

  it('are used together if their titles agree', () => {
    expect(namesOf(sheets, layout)).toEqual(['7A2', '7B2']);
    expect(namesOf(sheets, toggleSheet(sheets, layout, 1, known))).toEqual(['7B2']);
  });

  it('take the place of the others if theirs do not', () => {
    const other = toggleSheet(sheets, layout, 3, known);
    expect(namesOf(sheets, other)).toEqual(['Lain2']);
    expect(other.columns).toEqual([{ key: 'points' }, { key: 'code' }]);
  });

  it('cannot all be left out', () => {
    const last = toggleSheet(sheets, toggleSheet(sheets, layout, 1, known), 2, known);
    expect(namesOf(sheets, last)).toEqual(['7B2']);
  });

  it('of different runs are not taken for one', () => {
    const runs = [
      sheetOf('Lari 1', ['Kode', 'Poin 1'], ['A', '1']),
      sheetOf('Lari 2', ['Kode', 'Poin 2'], ['A', '2']),
    ];
    expect(namesOf(runs, findLayout(runs, known))).toEqual(['Lari 12']);
  });

  it('leave out a line, and take it back', () => {
    const place = { sheetIndex: 2, line: 3 };
    const taken = skipLine(layout, place, false);
    expect(namesOf(sheets, taken)).toEqual(['7A2', '7B2', '7B3']);
    expect(namesOf(sheets, skipLine(taken, place, true))).toEqual(['7A2', '7B2']);
  });

  it('have other titles if another line is chosen, or none', () => {
    const place = { index: 1, line: 2 };
    const beneath = chooseHead(sheets, layout, place, known);
    expect(namesOf(sheets, beneath)).toEqual([]);
    const without = chooseHead(sheets, layout, { index: 1, line: undefined }, known);
    expect(namesOf(sheets, without)).toEqual(['7A1', '7A2']);
    expect(without.columns).toEqual([undefined, undefined]);
  });
});

test('no two columns hold the same', () => {
  const layout = findLayout([sheetOf('', ['Kode', 'Poin 1', 'Poin 2'])], known);
  expect(chooseColumn(layout, 2, { key: 'points', number: 1 }).columns).toEqual([
    { key: 'code', number: undefined },
    undefined,
    { key: 'points', number: 1 },
  ]);
});

describe('the separator of a text', () => {
  const separatorOf = (text: string) => readTableText(text, isKnownTitle(fields)).text?.separator;

  it.each([
    ['one column with commas', 'Sulastri, S.Pd.\nPutra, Agus\nDewi', ''],
    ['names with commas beneath a title', 'Kode\nSulastri, S.Pd.\nPutra, Agus', ''],
    ['commas in quotation marks', 'Kode;"Poin, lari"\nA;1\nB;2', ';'],
    ['a first line with a comma', 'SMP Contoh, Malang\nKode;Poin\nA;1', ';'],
    ['decimal commas', 'Kode;Waktu\nA;1,5\nB;2,5', ';'],
    ['a decimal comma in cells that were copied', 'A\t1,5\nB\t2,5', '\t'],
    ['two lines', 'Kode,Poin\nA,1', ','],
    ['titles alone', 'Kode;Poin;Waktu', ';'],
    ['one title', 'Kode', ''],
    ['a tabulator that the first line names', 'sep=\t\nA;B\tC', '\t'],
    ['breaks within quotation marks', '"Kode\nTim";"Poin"\nA;1', ';'],
  ])('%s', (_, text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });

  it('is what somebody says', () => {
    const { sheets } = readTableText('A;B,C', isKnownTitle(fields), ',');
    expect(sheets[0]?.rows[0]?.cells.map(({ text }) => text)).toEqual(['A;B', 'C']);
  });
});
