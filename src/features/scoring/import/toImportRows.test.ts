import { expect, test } from 'vitest';
import type { Round } from '../../../../openapi/schema.d.ts';
import { toImportRows } from './toImportRows.ts';
import { preliminaryRound } from '../../../../tests/support/preliminaryRound.ts';

const rowsOf = (...cells: string[][]) =>
  cells.map((row, index) => ({ line: index + 1, cells: row }));
const round: Round = {
  ...preliminaryRound,
  run_count: 1,
  team_ids: null,
};
const header = ['Kode tim', 'Tim', 'Poin', 'Waktu'];

test.each([
  [header],
  [['kode', 'nama tim', 'NILAI', ' Catatan waktu ']],
  [['team_code', 'Team name', 'points', 'time']],
])('the columns are found by their names: %j', (titles) => {
  expect(
    toImportRows(rowsOf(titles, ['X-A', 'Satu', '80', '01:07.38']), 'MM:SS.hh', [round]),
  ).toEqual([{ line: 2, team: 'X-A', points: '80', time: '01:07.38' }]);
});

test.each([
  'Nomor peserta',
  'No peserta',
  'No. Peserta',
  'No. Start',
  'START NUMBER',
  'nomor start',
])('the start number is found in a column %j, alone or with the code and the name', (title) => {
  expect(
    toImportRows(
      rowsOf([title, 'Poin', 'Waktu'], ['12', '80', '10738'], ['7.0', '75', '1']),
      'MM:SS.hh',
      [round],
    ),
  ).toMatchObject([
    { line: 2, team: '', start_number: '12' },
    { line: 3, team: '', start_number: '7' },
  ]);
  expect(
    toImportRows(rowsOf([title, ...header], ['12', 'X-A', 'Satu', '80', '1']), 'MM:SS.hh', [round]),
  ).toMatchObject([{ team: 'X-A', start_number: '12' }]);
});

test('the number of a line is no start number', () => {
  const rows = toImportRows(
    rowsOf(['No', 'Tim', 'Poin', 'Waktu'], ['1', 'Satu', '80', '1']),
    'MM:SS.hh',
    [round],
  );
  expect(rows?.[0]).not.toHaveProperty('start_number');
});

test.each([[['Kode', 'Poin']], [['Poin', 'Waktu']], [['X-A', '80', '01:07.38']], [[]]])(
  'without a column nothing is read: %j',
  (titles) => {
    expect(toImportRows(rowsOf(titles), 'MM:SS.hh', [round])).toBeUndefined();
  },
);

test('a team without a code is named, and a row without a score is left out', () => {
  const rows = rowsOf(header, ['', 'Satu', '80', '10738'], ['X-B', 'Dua', '', ''], ['X-C']);
  expect(toImportRows(rows, 'MM:SS.hh', [round])).toEqual([
    { line: 2, team: 'Satu', points: '80', time: '01:07.38' },
  ]);
});

test.each([
  ['80', '80'],
  [' 080 ', '80'],
  ['480,00', '480'],
  ['480.0', '480'],
  ['1.000', '1.000'],
  ['1,5', '1.5'],
  ['87,66', '87.66'],
  ['87.66', '87.66'],
  ['-5', '-5'],
])('the points %j are sent as %j', (typed, sent) => {
  const rows = toImportRows(rowsOf(header, ['X-A', '', typed, '1']), 'MM:SS.hh', [round]);
  expect(rows?.[0]?.points).toBe(sent);
});

test.each([
  ['10738', 'MM:SS.hh', '01:07.38'],
  ['1:7,38', 'MM:SS.hh', '01:07.38'],
  ['1:7:38', 'HH:MM:SS', '01:07:38'],
  ['1:04.4', 'MM:SS.hh', '01:04.40'],
  ['25,98', 'MM:SS.hh', '00:25.98'],
  ['3.963', 'MM:SS.hhh', '00:03.963'],
  // Times of day of a workbook.
  ['00:01:07.380', 'MM:SS.hh', '01:07.38'],
  ['00:01:07.384', 'MM:SS.hhh', '01:07.384'],
  ['00:12:45.000', 'MM:SS.hh', '12:45.00'],
  ['00:12:45.000', 'HH:MM:SS', '00:12:45'],
  ['01:07:38.000', 'HH:MM:SS', '01:07:38'],
  // What the server has to refuse, with its reason: 1:07:38, 1:04, 0:25 and 1:07.384 in the workbook.
  ['01:07:38.000', 'MM:SS.hh', '01:07:38'],
  ['01:04:00.000', 'MM:SS.hh', '01:04:00'],
  ['00:25:00.000', 'MM:SS.hh', '00:25:00'],
  ['00:01:07.384', 'MM:SS.hh', '01:07.384'],
  ['00:12:45.500', 'HH:MM:SS', '00:12:45.5'],
  ['0.000745', 'MM:SS.hh', '0.000745'],
  ['41', 'MM:SS.hh', '41'],
  ['satu', 'MM:SS.hh', 'satu'],
] as const)('the time %j in %s is sent as %j', (typed, format, sent) => {
  const rows = toImportRows(rowsOf(header, ['X-A', '', '80', typed]), format, [round]);
  expect(rows?.[0]?.time).toBe(sent);
});

test('digits alone are seconds, and so refused, where other times are written as seconds', () => {
  const timesOf = (...times: string[]) =>
    toImportRows(rowsOf(header, ...times.map((time) => ['X-A', '', '80', time])), 'MM:SS.hh', [
      round,
    ])?.map(({ time }) => time);
  expect(timesOf('738', '10738')).toEqual(['00:07.38', '01:07.38']);
  expect(timesOf('25.98', '120', '40.8')).toEqual(['00:25.98', '120', '00:40.80']);
});

test('round, run, outcome and reason are sent as they are, and an outcome needs no points', () => {
  const titles = [...header, 'Babak', 'Lari', 'Hasil', 'Alasan'];
  const rows = rowsOf(
    titles,
    ['X-A', '', '80', '10738', 'Final', '2', '', ''],
    ['X-B', '', '', '', '', '', ' Tidak hadir ', ''],
    ['X-C', '', '', '', '', '3', 'DQ', 'Robot menyentuh penonton'],
    ['X-D', '', '', '', 'Final', '2', '', ''],
  );
  expect(toImportRows(rows, 'MM:SS.hh', [round])).toEqual([
    { line: 2, team: 'X-A', points: '80', time: '01:07.38', round: 'Final', run: '2' },
    { line: 3, team: 'X-B', points: '', time: '', result: 'Tidak hadir' },
    {
      line: 4,
      team: 'X-C',
      points: '',
      time: '',
      run: '3',
      result: 'DQ',
      reason: 'Robot menyentuh penonton',
    },
  ]);
});

test.each([
  ['time', ['Kode', 'Waktu'], ['Kode', 'Poin'], { points: '', time: '00:59.00' }],
  ['points_only', ['Kode', 'Poin'], ['Kode', 'Waktu'], { points: '5900', time: '' }],
] as const)('a file ranked by %s needs the columns %j', (ranking, needed, other, result) => {
  const rounds = [{ ...round, ranking }];
  const read = (titles: readonly string[]) =>
    toImportRows(rowsOf([...titles], ['X-A', '5900']), 'MM:SS.hh', rounds);
  expect(read(needed)).toEqual([{ line: 2, team: 'X-A', ...result }]);
  expect(read(other)).toBeUndefined();
  expect(
    toImportRows(rowsOf([...needed], ['X-A', '1']), 'MM:SS.hh', [...rounds, round]),
  ).toBeUndefined();
});
