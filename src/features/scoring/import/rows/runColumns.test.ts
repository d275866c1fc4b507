import { describe, expect, it } from 'vitest';
import type { Round } from '../../../../../openapi/schema.d.ts';
import { oneRun, readScores, readScoreText } from '../../../../../tests/support/scoreTables.ts';
import { writeWorkbook } from '../../../../../tests/support/tables/writeWorkbook.ts';
import { readWorkbook } from '../../../../lib/tables/workbook/readWorkbook.ts';
import type { Sheet } from '../../../../lib/tables/table.ts';
import type { Answers } from '../../../../ui/import/importTypes.ts';

const roundOf = (change: Partial<Round>): Round => ({ ...oneRun, ...change });
const twoRuns = { rounds: [roundOf({ run_count: 2 })] };

/** Returns what a text has of runs: 'X-A 1: 80 01:00.00'. */
const runsOf = ({ rows }: ReturnType<typeof readScores>) =>
  rows.map(({ sent: { team, run = '-', points, time, result }, problems = [] }) =>
    [`${team} ${run}: ${points} ${time}`.trim(), result, ...problems].filter(Boolean).join(' | '),
  );

describe('several runs in a line', () => {
  it.each([
    'Kode tim;Poin 1;Waktu 1;Poin 2;Waktu 2',
    'Kode tim;Run 1 Poin;Run 1 Waktu;Run 2 Poin;Run 2 Waktu',
    'Kode tim;Poin Lari 1;Waktu Lari 1;Poin Lari 2;Waktu Lari 2',
    'Kode tim;Skor lari ke-1;Waktu lari ke-1;Skor lari ke-2;Waktu lari ke-2',
    'Kode tim;Poin (Lari 1);Waktu (Lari 1);Poin (Lari 2);Waktu (Lari 2)',
    'Kode tim;Poin;Waktu;Poin 2;Waktu 2',
    'Kode tim;Poin;Waktu;Poin;Waktu',
    'Kode tim;Lari 1;Lari 1;Lari 2;Lari 2\nKode tim;Poin;Waktu;Poin;Waktu',
  ])('are several runs: %s', (titles) => {
    const text = `${titles}\nX-A;40;01:30.00;100;00:50.00\nX-B;70;01:10.00;;`;
    const read = readScoreText(text, twoRuns);
    expect(read.questions).toEqual([]);
    expect(runsOf(read)).toEqual([
      'X-A 1: 40 01:30.00',
      'X-A 2: 100 00:50.00',
      'X-B 1: 70 01:10.00',
    ]);
    expect(read.notes).toContain('Tiap baris memuat 2 percobaan, menurut nomor di judul kolom.');
  });

  it.each([
    [
      ['Poin', null, 'Waktu', null],
      ['Lari 1', 'Lari 2', 'Lari 1', 'Lari 2'],
      [40, 100, '01:30.00', '00:50.00'],
    ],
    [
      ['Lari 1', null, 'Lari 2', null],
      ['Poin', 'Waktu', 'Poin', 'Waktu'],
      [40, '01:30.00', 100, '00:50.00'],
    ],
  ])('stand beneath merged titles %j, also where a text has them once', (upper, lower, cells) => {
    const expected = ['X-A 1: 40 01:30.00', 'X-A 2: 100 00:50.00'];
    const rows = [
      ['Kode tim', ...upper],
      [null, ...lower],
      ['X-A', ...cells],
    ];
    const acrossTwo = ['B1:C1', 'D1:E1'];
    for (const merges of [acrossTwo, ['A1:A2', ...acrossTwo]]) {
      const workbook = writeWorkbook('xlsx', [{ name: 'Hasil', rows, merges }]);
      expect(runsOf(readScores(readWorkbook(workbook), twoRuns))).toEqual(expected);
    }
    const text = rows.map((row) => row.map((cell) => cell ?? '').join(';')).join('\n');
    expect(runsOf(readScoreText(text, twoRuns))).toEqual(expected);
  });

  it('of which the round has fewer are sent, and refused by the server', () => {
    const read = readScoreText('Kode;Poin 1;Waktu 1;Poin 2;Waktu 2\nX-A;1;00:01.00;2;00:02.00');
    expect(runsOf(read)).toEqual(['X-A 1: 1 00:01.00', 'X-A 2: 2 00:02.00']);
  });

  it.each(['time', 'points_only'] as const)('are columns of what ranks: %s', (ranking) => {
    const rounds = [roundOf({ run_count: 2, ranking })];
    const cells = ranking === 'time' ? ['01:30.00', '00:50.00'] : ['40', '100'];
    const read = readScoreText(`Kode;Lari 1;Lari 2\nX-A;${cells.join(';')}`, { rounds });
    const expected = ranking === 'time' ? [' 01:30.00', ' 00:50.00'] : ['40', '100'];
    expect(runsOf(read)).toEqual([`X-A 1: ${expected[0]}`, `X-A 2: ${expected[1]}`]);
  });

  it('leave the best time and the total out, and say so', () => {
    const text =
      'Kode;Poin 1;Waktu 1;Poin 2;Waktu 2;Total;Best time\nX-A;1;00:01.00;2;00:02.00;3;00:01.00';
    const read = readScoreText(text, twoRuns);
    expect(runsOf(read)).toEqual(['X-A 1: 1 00:01.00', 'X-A 2: 2 00:02.00']);
    expect(read.notes).toContain('Kolom Best time dan Total tidak dipakai.');
  });

  it('leave out a total of times, and runs of which nobody knows what they hold', () => {
    const rounds = [roundOf({ run_count: 2, ranking: 'time' })];
    const times = readScoreText('Kode;Waktu 1;Waktu 2;Total\nX-A;01:30.00;00:50.00;02:20.00', {
      rounds,
    });
    expect(runsOf(times)).toEqual(['X-A 1:  01:30.00', 'X-A 2:  00:50.00']);
    expect(times.notes).toContain('Kolom Total tidak dipakai.');
    const both = readScoreText('Kode;Poin;Waktu;Lari 1;Lari 2\nX-A;80;01:30.00;40;50', twoRuns);
    expect(both.notes).toContain('Kolom Lari 1 dan Lari 2 tidak dipakai.');
  });

  it('have outcomes of their own', () => {
    const text = 'Kode;Poin 1;Waktu 1;Hasil 1;Poin 2;Waktu 2;Hasil 2\nX-A;1;00:01.00;;;;DNS';
    expect(runsOf(readScoreText(text, twoRuns))).toEqual(['X-A 1: 1 00:01.00', 'X-A 2: | DNS']);
  });

  it('with one outcome for all of them are refused, unless it says nothing', () => {
    const text = (result: string) =>
      `Kode;Poin 1;Waktu 1;Poin 2;Waktu 2;Hasil\nX-A;1;00:01.00;2;00:02.00;${result}`;
    const asked =
      'Hasil ini berlaku untuk percobaan yang mana? Beri nomor pada judul kolomnya: Hasil 1, Hasil 2.';
    expect(runsOf(readScoreText(text('DNS'), twoRuns))).toEqual([
      `X-A 1: 1 00:01.00 | DNS | ${asked}`,
      `X-A 2: 2 00:02.00 | DNS | ${asked}`,
    ]);
    expect(runsOf(readScoreText(text('selesai'), twoRuns))[0]).toBe('X-A 1: 1 00:01.00 | selesai');
  });

  it('disagree with a column of runs', () => {
    const text = 'Kode;Lari;Poin 1;Waktu 1;Poin 2;Waktu 2\nX-A;1;1;00:01.00;2;00:02.00';
    expect(runsOf(readScoreText(text, twoRuns))).toEqual([
      'X-A 1: 1 00:01.00',
      'X-A 2: 2 00:02.00 | Kolom Percobaan atau nama lembar menyebut percobaan 1, judul kolom percobaan 2.',
    ]);
  });
});

describe('several columns of points', () => {
  const judges = 'Kode tim;Nilai 1;Nilai 2;Nilai 3;Waktu';
  const read = (
    answers: Answers = {},
    lines = ['X-A;80;90;100;01:30.00', 'X-B;85;60;60;01:10.00'],
  ) => readScoreText([judges, ...lines].join('\n'), { answers });

  it('with one time are asked about', () => {
    expect(read().questions).toEqual([
      {
        key: 'points',
        text: 'Nilai 1, Nilai 2, dan Nilai 3: apa artinya?',
        lead: 'Ada beberapa kolom poin dalam satu baris.',
        options: [
          {
            value: 'runs',
            label: '3 percobaan',
            example: '3 percobaan dari tiap tim, masing-masing dengan poinnya',
          },
          {
            value: 'sum',
            label: 'Satu percobaan, poin dijumlah',
            example: '80 + 90 + 100 → 270',
          },
          {
            value: 'mean',
            label: 'Satu percobaan, rata-rata poin',
            example: '80; 90; 100 → 90, dibulatkan ke dua angka di belakang koma',
          },
        ],
      },
    ]);
  });

  it('are runs, a sum or a mean by the answer', () => {
    expect(runsOf(read({ points: 'runs' })).slice(0, 3)).toEqual([
      'X-A 1: 80 01:30.00',
      'X-A 2: 90',
      'X-A 3: 100',
    ]);
    const sum = read({ points: 'sum' });
    expect(runsOf(sum)).toEqual(['X-A -: 270 01:30.00', 'X-B -: 205 01:10.00']);
    expect(sum.rows[0]?.readings).toEqual([
      { column: 'Poin', text: '80 + 90 + 100', value: '270' },
    ]);
    const mean = read({ points: 'mean' });
    expect(runsOf(mean)).toEqual(['X-A -: 90 01:30.00', 'X-B -: 68.33 01:10.00']);
    expect(mean.rows[1]?.readings).toEqual([
      { column: 'Poin', text: 'rata-rata 85; 60; 60', value: '68,33' },
    ]);
  });

  it('are added without the noise of binary fractions', () => {
    expect(runsOf(read({ points: 'sum' }, ['X-A;0,1;0,2;10,05;01:30.00']))).toEqual([
      'X-A -: 10.35 01:30.00',
    ]);
  });

  it('are not added where one is missing or unreadable', () => {
    expect(
      runsOf(
        read({ points: 'sum' }, ['X-A;80;;90;01:30.00', 'X-B;80;x;1.250;01:30.00', 'X-C;;;;']),
      ),
    ).toEqual([
      'X-A -:  01:30.00 | Nilai 2 kosong, jadi poinnya tidak dapat dihitung.',
      'X-B -:  01:30.00 | Nilai 2: Poin harus bilangan dari -9999 sampai 99999, dengan paling banyak dua angka di belakang koma. | Nilai 3: Poin harus bilangan dari -9999 sampai 99999, dengan paling banyak dua angka di belakang koma.',
    ]);
  });

  it.each([
    ['Kode;Poin 1;Poin 2', { ranking: 'points_only', run_count: 1 }, true],
    ['Kode;Poin 1;Poin 2', { ranking: 'points_only', run_count: 2 }, false],
    ['Kode;Juri 1;Juri 2', { ranking: 'points_only', run_count: 2 }, true],
    ['Kode;Poin 1;Poin 2;Waktu', { run_count: 2 }, true],
    ['Kode;Nilai;Nilai;Waktu', { run_count: 2 }, true],
    ['Kode;Poin 1;Waktu 1;Poin 2;Waktu 2', { run_count: 1 }, false],
    ['Kode;Poin;Total Skor;Waktu', { run_count: 1 }, true],
    ['Kode;Poin;Waktu', { run_count: 3 }, false],
  ] as const)('%s in a round of %j are asked about: %s', (titles, change, isAsked) => {
    const rounds = [roundOf(change)];
    const line = titles.replaceAll(/Kode|(?:Waktu)[^;]*|[^;]+/g, (title) =>
      title === 'Kode' ? 'X-A' : title.startsWith('Waktu') ? '00:01.00' : '5',
    );
    const { questions } = readScoreText(`${titles}\n${line}`, { rounds });
    expect(questions.map(({ key }) => key)).toEqual(isAsked ? ['points'] : []);
  });

  it('beside a total are that total by the answer', () => {
    const text = 'Kode;Nilai 1;Nilai 2;Total Nilai;Waktu\nX-A;5;6;30;00:01.00';
    const total = readScoreText(text, { answers: { points: 'total' } });
    expect(total.questions[0]?.options.map(({ label }) => label)).toEqual([
      '2 percobaan',
      'Satu percobaan, poin dijumlah',
      'Satu percobaan, rata-rata poin',
      'Pakai kolom Total Nilai',
    ]);
    expect(runsOf(total)).toEqual(['X-A -: 30 00:01.00']);
    expect(total.notes).toEqual(['Kolom Nilai 1 dan Nilai 2 tidak dipakai.']);
    const sum = readScoreText(text, { answers: { points: 'sum' } });
    expect(runsOf(sum)).toEqual(['X-A -: 11 00:01.00']);
    expect(sum.notes).toEqual(['Kolom Total Nilai tidak dipakai.']);
  });
});

describe('sheets', () => {
  const rounds = [
    roundOf({ run_count: 2 }),
    roundOf({ id: 62, position: 2, name: 'Final', run_count: 2 }),
  ];
  const sheet = (name: string, titles = 'Kode;Poin;Waktu', ...lines: string[]): Sheet => ({
    name,
    rows: [titles, ...(lines.length > 0 ? lines : ['X-A;80;01:00.00'])].map((text, index) => ({
      line: index + 1,
      cells: text.split(';').map((cell) => ({ text: cell })),
    })),
  });
  const placesOf = (...sheets: Sheet[]) =>
    readScores(sheets, { rounds }).rows.map(({ sent, source, problems = [] }) => [
      source.sheet,
      sent.round ?? '',
      sent.run ?? '',
      ...problems,
    ]);

  it('name the run and the round', () => {
    expect(placesOf(sheet('Lari 1'), sheet('Lari 2'))).toEqual([
      ['Lari 1', '', '1'],
      ['Lari 2', '', '2'],
    ]);
    expect(placesOf(sheet('RUN-1'), sheet('Final, lari ke-2'), sheet('Penyisihan'))).toEqual([
      ['RUN-1', '', '1'],
      ['Final, lari ke-2', 'Final', '2'],
      ['Penyisihan', 'Penyisihan', ''],
    ]);
    expect(placesOf(sheet('Babak 2'), sheet('7A'))).toEqual([
      ['Babak 2', 'Final', ''],
      ['7A', '', ''],
    ]);
  });

  it('name it also where there is one, which has no name in the rows', () => {
    expect(placesOf(sheet('Lari 2'))).toEqual([['', '', '2']]);
  });

  it('give way to a column of runs, and disagree with numbered titles', () => {
    expect(placesOf(sheet('Lari 2', 'Kode;Lari;Poin;Waktu', 'X-A;1;80;01:00.00'))).toEqual([
      ['', '', '1'],
    ]);
    expect(placesOf(sheet('Lari 2', 'Kode;Poin 1;Waktu 1', 'X-A;80;01:00.00'))).toEqual([
      [
        '',
        '',
        '1',
        'Kolom Percobaan atau nama lembar menyebut percobaan 2, judul kolom percobaan 1.',
      ],
    ]);
  });
});

it('minutes and seconds of two columns are one time', () => {
  const read = readScoreText('Kode;Poin;Menit;Detik\nX-A;80;1;7,38\nX-B;80;;45\nX-C;80;2;');
  expect(read.questions).toEqual([]);
  expect(runsOf(read)).toEqual(['X-A -: 80 01:07.38', 'X-B -: 80 00:45.00', 'X-C -: 80 02:00.00']);
});
