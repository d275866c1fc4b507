import { describe, expect, it } from 'vitest';
import { oneRun, readScores, readScoreText } from '../../../../../tests/support/scoreTables.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import { hasNeededColumns } from './toImportRows.ts';

const sentOf = (text: string, contest = {}) =>
  readScoreText(text, contest).rows.map(({ sent }) => sent);
const header = 'Kode tim;Tim;Poin;Waktu';

/** Reads a workbook of one sheet. */
const readCells = (titles: string[], ...lines: Cell[][]) =>
  readScores([
    {
      name: 'Skor',
      rows: [titles.map((text) => ({ text })), ...lines].map((cells, index) => ({
        line: index + 1,
        cells,
      })),
    },
  ]);

describe('columns', () => {
  it.each([
    'Kode tim;Tim;Poin;Waktu',
    'kode;nama tim;NILAI; Catatan waktu ',
    'team_code;Team name;points;time',
    'Kode;Tim;Skor Akhir;Waktu (mm:ss)',
    'Kode;Tim;Total Skor;Waktu (detik)',
    'Kode;Tim;Jumlah Poin;Waktu Tempuh',
    'ID Tim;Regu;Skor;Best time',
  ])('are found by their names: %s', (titles) => {
    expect(sentOf(`${titles}\nX-A;Satu;80;01:07.38`)).toEqual([
      { line: 2, team: 'X-A', points: '80', time: '01:07.38' },
    ]);
  });

  it.each([
    'Nomor peserta',
    'No peserta',
    'No. Peserta',
    'No. Start',
    'START NUMBER',
    'nomor start',
    'No. Punggung',
    'No. Tim',
    'No. Urut Peserta',
  ])('a start number is found in %s, alone or with the code', (title) => {
    expect(sentOf(`${title};Poin;Waktu\n12;80;01:07.38\n7.0;75;00:01.00`)).toMatchObject([
      { line: 2, team: '', start_number: '12' },
      { line: 3, team: '', start_number: '7' },
    ]);
    expect(sentOf(`${title};${header}\n12;X-A;Satu;80;00:01.00`)).toMatchObject([
      { team: 'X-A', start_number: '12' },
    ]);
  });

  it('the number of a line is no start number', () => {
    const [row] = sentOf('No;Tim;Poin;Waktu\n1;Satu;80;00:01.00');
    expect(row).not.toHaveProperty('start_number');
  });

  it.each([
    ['Kode;Poin', 'points', false],
    ['Poin;Waktu', 'points', false],
    ['Kode;Poin;Waktu', 'points', true],
    ['Kode;Waktu', 'time', true],
    ['Kode;Lari 1;Lari 2', 'time', true],
    ['Kode;Poin', 'time', false],
    ['Kode;Poin', 'points_only', true],
    ['Kode;Waktu', 'points_only', false],
    ['Kode;Lari 1;Lari 2', 'points', false],
  ] as const)('%s where %s rank are enough: %s', (titles, ranking, isEnough) => {
    const rounds = [{ ...oneRun, ranking }];
    const { columns } = readScoreText(`${titles}\nX-A;1;1`, { rounds });
    expect(hasNeededColumns({ rows: [], columns, answers: {} }, rounds)).toBe(isEnough);
  });
});

it('a team without a code is named, and a row without a score is left out', () => {
  expect(sentOf(`${header}\n;Satu;80;01:07.38\nX-B;Dua;;\nX-C;;;`)).toEqual([
    { line: 2, team: 'Satu', points: '80', time: '01:07.38' },
  ]);
});

describe('points', () => {
  it.each([
    ['80', '80'],
    [' 080 ', '80'],
    ['480,00', '480'],
    ['480.0', '480'],
    ['1.000', '1.000'],
    ['1.250', '1.250'],
    ['1,5', '1.5'],
    ['87,66', '87.66'],
    ['87.66', '87.66'],
    ['-5', '-5'],
    ['− 5', '-5'],
    ['99.99999999999999', '99.99999999999999'],
  ])('%j are sent as %j', (typed, sent) => {
    expect(sentOf(`${header}\nX-A;;${typed};00:01.00`)[0]?.points).toBe(sent);
  });

  it.each([
    // What is shown is rounded, or has marks; what is stored counts.
    [{ text: '88', number: 87.5, format: '0', kind: 'number' }, '87.5', '87,5'],
    [{ text: '1.250', number: 1250, format: '#,##0', kind: 'number' }, '1250', '1250'],
    [{ text: 'Rp80', number: 80, format: '"Rp"0', kind: 'number' }, '80', '80'],
    [
      {
        text: '87.66000000000001',
        number: 87.660_000_000_000_01,
        format: 'General',
        kind: 'number',
      },
      '87.66',
      '87,66',
    ],
    [{ text: '80', number: 80, format: 'General', kind: 'number' }, '80', undefined],
    // The server refuses these.
    [{ text: '80%', number: 0.8, format: '0%', kind: 'number' }, '80%', undefined],
    [
      { text: '68.33', number: 68.333_333_333_333_3, format: '0.00', kind: 'number' },
      '68.3333333333',
      undefined,
    ],
  ] as const)('a number cell %j is sent as %s', (points, sent, value) => {
    const time = { text: '01:00.00' };
    const { rows } = readCells(['Kode', 'Poin', 'Waktu'], [{ text: 'X-A' }, points, time]);
    expect(rows[0]?.sent.points).toBe(sent);
    expect(rows[0]?.readings).toEqual(
      value === undefined ? [] : [{ column: 'Poin', text: points.text, value }],
    );
  });
});

it('a date where a code, a team, points, a round or a time should be is refused with the reason', () => {
  const date = { text: '7-Jan', number: 46_029, format: 'd-mmm', kind: 'date' } as const;
  const { rows } = readCells(
    ['Kode', 'Poin', 'Waktu', 'Babak'],
    [date, { text: '80' }, { text: '01:00.00' }, { text: '' }],
    [{ text: 'X-A' }, date, { text: '01:00.00' }, date],
    [{ text: 'X-A' }, { text: '80' }, date, { text: '' }],
    [{ text: 'X-A' }, { ...date, text: '1:20', kind: 'time' }, { text: '01:00.00' }, { text: '' }],
  );
  const refused = (column: string, text: string) =>
    `Kolom ${column} berisi tanggal atau waktu (${text}). Format sel sebagai teks, lalu ketik ulang.`;
  expect(rows.map(({ problems }) => problems)).toEqual([
    [refused('Kode tim', '7-Jan')],
    [refused('Poin', '7-Jan'), refused('Babak', '7-Jan')],
    ['Sel waktu berisi tanggal (7-Jan). Format sel sebagai teks, lalu ketik ulang.'],
    [refused('Poin', '1:20')],
  ]);
});

it('round, run, outcome and reason are sent as they are, and an outcome needs no points', () => {
  const text = [
    `${header};Babak;Lari;Hasil;Alasan`,
    'X-A;;80;01:07.38;Final;2;;',
    'X-B;;;;;; Tidak hadir ;',
    'X-C;;;;;Lari ke-3;DQ;Robot menyentuh penonton',
    'X-D;;;;Final;2;;',
  ].join('\n');
  expect(sentOf(text)).toEqual([
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

it('what is read differently from what the sheet shows is marked', () => {
  const { rows } = readScoreText('No. Peserta;Poin;Waktu\n12.0;87.50;1:07,4\n7;80;01:07.38');
  expect(rows.map(({ readings }) => readings)).toEqual([
    [
      { column: 'Nomor peserta', text: '12.0', value: '12' },
      { column: 'Poin', text: '87.50', value: '87,5' },
      { column: 'Waktu', text: '1:07,4', value: '01:07.40' },
    ],
    [],
  ]);
});
