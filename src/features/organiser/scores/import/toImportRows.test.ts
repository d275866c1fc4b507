import { expect, test } from 'vitest';
import { scoreImportRowsLimits } from '../../../../../openapi/limits.ts';
import { maxRows, toImportRows } from './toImportRows.ts';

const rowsOf = (...cells: string[][]) =>
  cells.map((row, index) => ({ line: index + 1, cells: row }));
const header = ['Kode tim', 'Tim', 'Poin', 'Waktu'];

test.each([
  [header],
  [['kode', 'nama tim', 'NILAI', ' Catatan waktu ']],
  [['team_code', 'Team name', 'points', 'time']],
])('the columns are found by their names: %j', (titles) => {
  expect(toImportRows(rowsOf(titles, ['X-A', 'Satu', '80', '01:07.38']), 'MM:SS.hh')).toEqual([
    { line: 2, team: 'X-A', points: '80', time: '01:07.38' },
  ]);
});

test.each([[['Kode', 'Poin']], [['Poin', 'Waktu']], [['X-A', '80', '01:07.38']], [[]]])(
  'without a column nothing is read: %j',
  (titles) => {
    expect(toImportRows(rowsOf(titles), 'MM:SS.hh')).toBeUndefined();
  },
);

test('a team without a code is named, and a row without a score is left out', () => {
  const rows = rowsOf(header, ['', 'Satu', '80', '10738'], ['X-B', 'Dua', '', ''], ['X-C']);
  expect(toImportRows(rows, 'MM:SS.hh')).toEqual([
    { line: 2, team: 'Satu', points: '80', time: '01:07.38' },
  ]);
});

test.each([
  ['80', '80'],
  [' 080 ', '80'],
  ['480,00', '480'],
  ['480.0', '480'],
  ['1.000', '1.000'],
  ['1,5', '1,5'],
  ['-5', '-5'],
])('the points %j are sent as %j', (typed, sent) => {
  const rows = toImportRows(rowsOf(header, ['X-A', '', typed, '1']), 'MM:SS.hh');
  expect(rows?.[0]?.points).toBe(sent);
});

test.each([
  ['10738', 'MM:SS.hh', '01:07.38'],
  ['1:7,38', 'MM:SS.hh', '01:07.38'],
  ['1:7:38', 'HH:MM:SS', '01:07:38'],
  // Times of day of a workbook.
  ['00:01:07.38', 'MM:SS.hh', '01:07.38'],
  ['01:07:38.00', 'MM:SS.hh', '01:07.38'],
  ['00:12:45.00', 'HH:MM:SS', '00:12:45'],
  ['satu', 'MM:SS.hh', 'satu'],
] as const)('the time %j in %s is sent as %j', (typed, format, sent) => {
  const rows = toImportRows(rowsOf(header, ['X-A', '', '80', typed]), format);
  expect(rows?.[0]?.time).toBe(sent);
});

test('as many rows are sent as the document allows', () => {
  expect(maxRows).toBe(scoreImportRowsLimits.maxItems);
});
