import { describe, expect, it } from 'vitest';
import {
  clockCell,
  examplesOf,
  readTimeCells,
  timesOf,
} from '../../../../../tests/support/scoreTables.ts';
import { readTime } from '../../../../../openapi/runs/readTime.ts';

describe('a time of a workbook without seconds', () => {
  const cells = [
    clockCell('0:45', 'h:mm', [0, 45]),
    clockCell('1:07', 'h:mm', [1, 7]),
    clockCell('20:05', 'h:mm', [20, 5]),
  ];

  it('is asked about once for the column, with both readings', () => {
    const read = readTimeCells(cells);
    expect(read.questions).toEqual([
      {
        key: 'time/hour and minute/',
        text: '0:45 di kolom Waktu: 00:45.00 atau 45:00.00?',
        lead: '3 sel seperti ini. Lembar kerja menyimpan ketikan 0:45 sebagai jam dan menit.',
        options: [
          {
            value: 'minutes',
            label: 'Menit dan detik',
            example: '0:45 → 00:45.00, 20:05 → 20:05.00',
          },
          {
            value: 'hours',
            label: 'Jam dan menit',
            example: '0:45 → 45:00.00, 20:05 → tidak mungkin',
          },
        ],
      },
    ]);
  });

  it('has one meaning in the column by the answer', () => {
    const key = 'time/hour and minute/';
    const minutes = readTimeCells(cells, { answers: { [key]: 'minutes' } });
    expect(minutes.rows.map(({ sent }) => sent.time)).toEqual(['00:45.00', '01:07.00', '20:05.00']);
    expect(minutes.rows[0]?.readings).toEqual([
      { column: 'Waktu', text: '0:45', value: '00:45.00' },
    ]);
    const hours = readTimeCells(cells, { answers: { [key]: 'hours' } });
    expect(hours.rows.map(({ sent }) => sent.time)).toEqual(['45:00.00', '67:00.00', '20:05']);
    expect(hours.rows[2]?.problems).toEqual([
      '20:05 tidak dapat dibaca sebagai jam dan menit, seperti waktu lain di kolom ini. Tulis lengkap sebagai MM:SS.hh.',
    ]);
  });

  it('is not cut to 24 hours', () => {
    const long = [
      clockCell('25:10:00', '[h]:mm:ss', [25, 10]),
      clockCell('20:05', 'h:mm', [20, 5]),
    ];
    const read = readTimeCells(long);
    expect(examplesOf(read)).toEqual({
      minutes: '25:10:00 → 25:10.00, 20:05 → 20:05.00',
      hours: '25:10:00 → tidak mungkin, 20:05 → tidak mungkin',
    });
    const answers = { 'time/hour and minute/': 'minutes' };
    expect(readTimeCells(long, { answers }).rows.map(({ sent }) => sent.time)).toEqual([
      '25:10.00',
      '20:05.00',
    ]);
  });

  it.each([
    ['Waktu (mm:ss)', ['00:45.00', '01:07.00', '20:05.00']],
    ['Waktu (menit:detik)', ['00:45.00', '01:07.00', '20:05.00']],
    ['Waktu (menit, detik)', ['00:45.00', '01:07.00', '20:05.00']],
    ['Waktu (mm:ss.00)', ['00:45.00', '01:07.00', '20:05.00']],
    ['Waktu (jam)', ['?', '?', '?']],
    ['Waktu (menit)', ['?', '?', '?']],
    ['Waktu (detik)', ['?', '?', '?']],
  ])('beneath %s is read as %j', (title, times) => {
    expect(timesOf(readTimeCells(cells, { title }))).toEqual(times);
  });

  it('in a category with hours may be hours or minutes', () => {
    const read = readTimeCells(cells, { format: 'HH:MM:SS' });
    expect(examplesOf(read)).toEqual({
      minutes: '0:45 → 00:00:45, 20:05 → 00:20:05',
      hours: '0:45 → 00:45:00, 20:05 → 20:05:00',
    });
  });
});

describe('a time of a workbook with seconds', () => {
  it.each([
    [clockCell('01:07.4', 'mm:ss.0', [0, 1, 7.4]), 'MM:SS.hh', '01:07.40'],
    [clockCell('01:07', 'mm:ss', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clockCell('0:01:07', 'h:mm:ss', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clockCell('0.01.07', String.raw`h\.mm\.ss`, [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clockCell('00:01:07', '[h]:mm:ss', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clockCell('12:01:07 AM', '[$-409]h:mm:ss AM/PM', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    // The seconds are there, though they are not shown.
    [clockCell('0:01', 'h:mm', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clockCell('01:07.4', 'mm:ss.0', [0, 1, 7.384]), 'MM:SS.hhh', '01:07.384'],
    [clockCell('0:12:45', 'h:mm:ss', [0, 12, 45]), 'HH:MM:SS', '00:12:45'],
    [clockCell('1:30:00', 'h:mm:ss', [1, 30]), 'HH:MM:SS', '01:30:00'],
    [clockCell('30:00:05', '[h]:mm:ss', [30, 0, 5]), 'HH:MM:SS', '30:00:05'],
  ] as const)('%j in %s is %s without a question', (cell, format, time) => {
    const read = readTimeCells([cell], { format });
    expect(timesOf(read)).toEqual([time]);
    expect(read.rows[0]?.readings).toEqual(
      cell.text === time ? [] : [{ column: 'Waktu', text: cell.text, value: time }],
    );
  });

  it.each([
    [
      clockCell('01:07.4', 'mm:ss.0', [0, 1, 7.384]),
      'MM:SS.hh',
      'Waktu di kategori ini memiliki dua angka di belakang koma; 1:7.384 memiliki lebih banyak.',
    ],
    [
      clockCell('00:12:45.5', 'h:mm:ss.0', [0, 12, 45.5]),
      'HH:MM:SS',
      'Waktu di kategori ini ditulis tanpa pecahan detik, sebagai HH:MM:SS.',
    ],
  ] as const)('%j in %s is refused', (cell, format, problem) => {
    const { rows, questions } = readTimeCells([cell], { format });
    expect(questions).toEqual([]);
    // The server says it of a text that it cannot read either.
    const [{ sent, problems = [] } = { sent: undefined }] = rows;
    expect(problems[0] ?? readTime(sent?.time ?? '', format).problem).toBe(problem);
  });

  it('may have been typed as minutes, seconds and hundredths, if any has an hour', () => {
    const read = readTimeCells([
      clockCell('1:07:38', 'h:mm:ss', [1, 7, 38]),
      clockCell('0:45:20', 'h:mm:ss', [0, 45, 20]),
    ]);
    expect(examplesOf(read)).toEqual({
      hours: '1:07:38 → 67:38.00, 0:45:20 → 45:20.00',
      minutes: '1:07:38 → 01:07.38, 0:45:20 → 00:45.20',
    });
  });

  it('beside times without seconds keeps its own meaning', () => {
    const cells = [clockCell('0:45', 'h:mm', [0, 45]), clockCell('0:01:07', 'h:mm:ss', [0, 1, 7])];
    const read = readTimeCells(cells, { answers: { 'time/hour and minute/': 'minutes' } });
    expect(read.questions).toHaveLength(1);
    expect(read.rows.map(({ sent }) => sent.time)).toEqual(['00:45.00', '01:07.00']);
    expect(read.notes).toContain(
      'Waktu seperti 0:01:07 dibaca sebagai lama waktu, seperti disimpan lembar kerja: 01:07.00.',
    );
  });

  it('whose format hides hours is asked about', () => {
    // 1:07 typed into a cell of mm:ss.
    const read = readTimeCells([
      clockCell('07:00', 'mm:ss', [1, 7]),
      clockCell('45:00', 'mm:ss', [0, 45]),
    ]);
    expect(examplesOf(read)).toEqual({
      minutes: '07:00 → 01:07.00, 45:00 → 00:45.00',
      hours: '07:00 → 67:00.00, 45:00 → 45:00.00',
    });
  });
});
