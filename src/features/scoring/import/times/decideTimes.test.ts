import { describe, expect, it } from 'vitest';
import { readScores, readScoreText, timesOf } from '../../../../../tests/support/scoreTables.ts';
import { readTime } from '../../../../../openapi/runs/readTime.ts';
import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import type { Answers } from '../../../../ui/import/importTypes.ts';

type Options = { title?: string; format?: TimeFormat; answers?: Answers };

/** Reads a column of times as a text has it. */
const readTexts = (texts: readonly string[], { title = 'Waktu', ...contest }: Options = {}) =>
  readScoreText(
    [`Kode;Poin;${title}`, ...texts.map((text, index) => `X-${index};80;${text}`)].join('\n'),
    contest,
  );

/** Reads a column of times as a workbook has it. */
const readCells = (cells: readonly Cell[], { title = 'Waktu', ...contest }: Options = {}) =>
  readScores(
    [
      {
        name: 'Skor',
        rows: [
          { line: 1, cells: ['Kode', 'Poin', title].map((text) => ({ text })) },
          ...cells.map((cell, index) => ({
            line: index + 2,
            cells: [{ text: `X-${index}` }, { text: '80' }, cell],
          })),
        ],
      },
    ],
    contest,
  );

const second = 1 / 86_400;

/** A cell of a workbook with a time of hours, minutes and seconds. */
const clock = (
  text: string,
  format: string,
  [hours, minutes, seconds = 0]: readonly [number, number, number?],
): Cell => ({
  text,
  format,
  kind: 'time',
  number: (hours * 3600 + minutes * 60 + seconds) * second,
});

const number = (value: number, text = String(value)): Cell => ({
  text,
  number: value,
  format: 'General',
  kind: 'number',
});

/** Returns what each option of the only question says of the examples. */
const examplesOf = ({ questions }: ReturnType<typeof readTexts>) =>
  Object.fromEntries((questions[0]?.options ?? []).map(({ value, example }) => [value, example]));

describe('a time of a workbook without seconds', () => {
  const cells = [
    clock('0:45', 'h:mm', [0, 45]),
    clock('1:07', 'h:mm', [1, 7]),
    clock('20:05', 'h:mm', [20, 5]),
  ];

  it('is asked about once for the column, with both readings', () => {
    const read = readCells(cells);
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
    const minutes = readCells(cells, { answers: { [key]: 'minutes' } });
    expect(minutes.rows.map(({ sent }) => sent.time)).toEqual(['00:45.00', '01:07.00', '20:05.00']);
    expect(minutes.rows[0]?.readings).toEqual([
      { column: 'Waktu', text: '0:45', value: '00:45.00' },
    ]);
    const hours = readCells(cells, { answers: { [key]: 'hours' } });
    expect(hours.rows.map(({ sent }) => sent.time)).toEqual(['45:00.00', '67:00.00', '20:05']);
    expect(hours.rows[2]?.problems).toEqual([
      '20:05 tidak dapat dibaca sebagai jam dan menit, seperti waktu lain di kolom ini. Tulis lengkap sebagai MM:SS.hh.',
    ]);
  });

  it('is not cut to 24 hours', () => {
    const long = [clock('25:10:00', '[h]:mm:ss', [25, 10]), clock('20:05', 'h:mm', [20, 5])];
    const read = readCells(long);
    expect(examplesOf(read)).toEqual({
      minutes: '25:10:00 → 25:10.00, 20:05 → 20:05.00',
      hours: '25:10:00 → tidak mungkin, 20:05 → tidak mungkin',
    });
    const answers = { 'time/hour and minute/': 'minutes' };
    expect(readCells(long, { answers }).rows.map(({ sent }) => sent.time)).toEqual([
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
    expect(timesOf(readCells(cells, { title }))).toEqual(times);
  });

  it('in a category with hours may be hours or minutes', () => {
    const read = readCells(cells, { format: 'HH:MM:SS' });
    expect(examplesOf(read)).toEqual({
      minutes: '0:45 → 00:00:45, 20:05 → 00:20:05',
      hours: '0:45 → 00:45:00, 20:05 → 20:05:00',
    });
  });
});

describe('a time of a workbook with seconds', () => {
  it.each([
    [clock('01:07.4', 'mm:ss.0', [0, 1, 7.4]), 'MM:SS.hh', '01:07.40'],
    [clock('01:07', 'mm:ss', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clock('0:01:07', 'h:mm:ss', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clock('0.01.07', String.raw`h\.mm\.ss`, [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clock('00:01:07', '[h]:mm:ss', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clock('12:01:07 AM', '[$-409]h:mm:ss AM/PM', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    // The seconds are there, though they are not shown.
    [clock('0:01', 'h:mm', [0, 1, 7]), 'MM:SS.hh', '01:07.00'],
    [clock('01:07.4', 'mm:ss.0', [0, 1, 7.384]), 'MM:SS.hhh', '01:07.384'],
    [clock('0:12:45', 'h:mm:ss', [0, 12, 45]), 'HH:MM:SS', '00:12:45'],
    [clock('1:30:00', 'h:mm:ss', [1, 30]), 'HH:MM:SS', '01:30:00'],
    [clock('30:00:05', '[h]:mm:ss', [30, 0, 5]), 'HH:MM:SS', '30:00:05'],
  ] as const)('%j in %s is %s without a question', (cell, format, time) => {
    const read = readCells([cell], { format });
    expect(timesOf(read)).toEqual([time]);
    expect(read.rows[0]?.readings).toEqual(
      cell.text === time ? [] : [{ column: 'Waktu', text: cell.text, value: time }],
    );
  });

  it.each([
    [
      clock('01:07.4', 'mm:ss.0', [0, 1, 7.384]),
      'MM:SS.hh',
      'Waktu di kategori ini memiliki dua angka di belakang koma; 1:7.384 memiliki lebih banyak.',
    ],
    [
      clock('00:12:45.5', 'h:mm:ss.0', [0, 12, 45.5]),
      'HH:MM:SS',
      'Waktu di kategori ini ditulis tanpa pecahan detik, sebagai HH:MM:SS.',
    ],
  ] as const)('%j in %s is refused', (cell, format, problem) => {
    const { rows, questions } = readCells([cell], { format });
    expect(questions).toEqual([]);
    // The server says it of a text that it cannot read either.
    const [{ sent, problems = [] } = { sent: undefined }] = rows;
    expect(problems[0] ?? readTime(sent?.time ?? '', format).problem).toBe(problem);
  });

  it('may have been typed as minutes, seconds and hundredths, if any has an hour', () => {
    const read = readCells([
      clock('1:07:38', 'h:mm:ss', [1, 7, 38]),
      clock('0:45:20', 'h:mm:ss', [0, 45, 20]),
    ]);
    expect(examplesOf(read)).toEqual({
      hours: '1:07:38 → 67:38.00, 0:45:20 → 45:20.00',
      minutes: '1:07:38 → 01:07.38, 0:45:20 → 00:45.20',
    });
  });

  it('beside times without seconds keeps its own meaning', () => {
    const cells = [clock('0:45', 'h:mm', [0, 45]), clock('0:01:07', 'h:mm:ss', [0, 1, 7])];
    const read = readCells(cells, { answers: { 'time/hour and minute/': 'minutes' } });
    expect(read.questions).toHaveLength(1);
    expect(read.rows.map(({ sent }) => sent.time)).toEqual(['00:45.00', '01:07.00']);
    expect(read.notes).toContain(
      'Waktu seperti 0:01:07 dibaca sebagai lama waktu, seperti disimpan lembar kerja: 01:07.00.',
    );
  });

  it('whose format hides hours is asked about', () => {
    // 1:07 typed into a cell of mm:ss.
    const read = readCells([clock('07:00', 'mm:ss', [1, 7]), clock('45:00', 'mm:ss', [0, 45])]);
    expect(examplesOf(read)).toEqual({
      minutes: '07:00 → 01:07.00, 45:00 → 00:45.00',
      hours: '07:00 → 67:00.00, 45:00 → 45:00.00',
    });
  });
});

describe('numbers', () => {
  it.each([[['45', '67', '130']], [['738', '10738']], [['01:07.38', '5900']]])(
    'of digits alone are asked about: %j',
    (texts) => {
      expect(readTexts(texts).questions).toHaveLength(1);
      expect(timesOf(readTexts(texts))).toEqual(texts.map(() => '?'));
    },
  );

  it('have the meaning of the answer', () => {
    const texts = ['45', '67', '130'];
    expect(examplesOf(readTexts(texts))).toEqual({
      seconds: '45 → 00:45.00, 130 → 02:10.00',
      digits: '45 → 00:00.45, 130 → 00:01.30',
    });
    const times = (meaning: string, cells: string[]) =>
      readTexts(cells, { answers: { 'time/digits/': meaning } }).rows.map(({ sent }) => sent.time);
    expect(times('seconds', texts)).toEqual(['00:45.00', '01:07.00', '02:10.00']);
    expect(times('digits', texts)).toEqual(['00:00.45', '00:00.67', '00:01.30']);
    expect(times('digits', ['738', '10738'])).toEqual(['00:07.38', '01:07.38']);
  });

  it('are asked about in a workbook too', () => {
    expect(readCells([45, 67, 130].map((value) => number(value))).questions).toHaveLength(1);
  });

  it.each([
    [['67.38', '45', '130'], 'Waktu', ['01:07.38', '00:45.00', '02:10.00']],
    [['45,2', '67,4'], 'Waktu', ['00:45.20', '01:07.40']],
    [['45', '67', '130'], 'Waktu (detik)', ['00:45.00', '01:07.00', '02:10.00']],
    [['45', '67', '130'], 'Waktu dalam detik', ['00:45.00', '01:07.00', '02:10.00']],
    [['45', '67', '130'], 'Time (sec)', ['00:45.00', '01:07.00', '02:10.00']],
    [['45', '67', '130'], 'Time [s]', ['00:45.00', '01:07.00', '02:10.00']],
    [['5', '12'], 'Waktu (menit)', ['05:00.00', '12:00.00']],
    [['1.07', '0.45'], 'Waktu (detik)', ['00:01.07', '00:00.45']],
    [['1.07', '0.45'], 'Waktu (menit.detik)', ['01:07.00', '00:45.00']],
    [['10738', '11290'], 'Waktu', ['01:07.38', '01:12.90']],
    [['104.40', '67.38'], 'Waktu', ['01:44.40', '01:07.38']],
    [['12.34', '25.98'], 'Waktu', ['00:12.34', '00:25.98']],
    [['0'], 'Waktu', ['00:00.00']],
  ])('%j beneath %s have one meaning', (texts, title, times) => {
    expect(timesOf(readTexts(texts, { title }))).toEqual(times);
  });

  it('with decimals that may be seconds or minutes are asked about', () => {
    const read = readTexts(['0.45', '1.07', '2.10']);
    expect(examplesOf(read)).toEqual({
      seconds: '0.45 → 00:00.45, 2.10 → 00:02.10',
      minutes: '0.45 → 00:45.00, 2.10 → 02:10.00',
    });
    // A workbook has 2.1 for 2.10, and 3 for 3.00.
    const cells = [number(0.45), number(1.07), number(2.1), number(3)];
    const answers = { 'time/decimal/': 'minutes' };
    expect(readCells(cells, { answers }).rows.map(({ sent }) => sent.time)).toEqual([
      '00:45.00',
      '01:07.00',
      '02:10.00',
      '03:00.00',
    ]);
  });

  it('that can only be a part of a day are that, and marked', () => {
    const days = 67.4 * second;
    const read = readCells([number(days)]);
    expect(timesOf(read)).toEqual(['01:07.40']);
    expect(read.rows[0]?.readings).toEqual([
      { column: 'Waktu', text: String(days), value: '01:07.40' },
    ]);
    expect(timesOf(readCells([number(days)], { format: 'HH:MM:SS' }))[0]).toMatch(/^! .*pecahan/);
    expect(timesOf(readCells([number(65 * 60 * second)], { format: 'HH:MM:SS' }))).toEqual([
      '01:05:00',
    ]);
  });

  it('that are no hundredths are refused with the reason of the server', () => {
    // As it is sent, because the server says the same.
    for (const text of ['0.000779', '7.384']) {
      const { rows, questions } = readTexts([text, '25.98']);
      expect(questions).toEqual([]);
      expect(rows.map(({ sent }) => sent.time)).toEqual([text, '00:25.98']);
    }
  });

  it('with a format that shows a time are that time', () => {
    expect(timesOf(readCells([number(10_738, '01:07.38')]))).toEqual(['01:07.38']);
  });
});

describe('texts', () => {
  it.each([
    [
      ['00:00:45', '00:01:07', '0:02:10'],
      {
        hours: '00:00:45 → 00:45.00, 0:02:10 → 02:10.00',
        minutes: '00:00:45 → 00:00.45, 0:02:10 → 00:02.10',
      },
    ],
    [
      ['01:00', '0:45'],
      {
        minutes: '01:00 → 01:00.00, 0:45 → 00:45.00',
        seconds: '01:00 → 00:01.00, 0:45 → 00:00.45',
        hours: '01:00 → 60:00.00, 0:45 → 45:00.00',
      },
    ],
    [
      ['1:07', '0:45', '1:67'],
      {
        minutes: '1:07 → 01:07.00, 1:67 → tidak mungkin',
        seconds: '1:07 → 00:01.07, 1:67 → 00:01.67',
        hours: '1:07 → 67:00.00, 1:67 → tidak mungkin',
      },
    ],
  ])('%j are asked about', (texts, examples) => {
    expect(examplesOf(readTexts(texts))).toEqual(examples);
  });

  it.each([
    [['01:07.9', '01:07.38'], 'Waktu', ['01:07.90', '01:07.38']],
    [['1.07,38', '1:07,38'], 'Waktu', ['01:07.38', '01:07.38']],
    [['1\'07"38', '1m07s38', '1 menit 7 detik'], 'Waktu', ['01:07.38', '01:07.38', '01:07.00']],
    [['45 detik', '67,4 s'], 'Waktu', ['00:45.00', '01:07.40']],
    // Hundredths of more than 59, and decimals behind the seconds, say what the others are.
    [['1:07:38', '1:12:90'], 'Waktu', ['01:07.38', '01:12.90']],
    [['0:01:07.38', '0:00:45'], 'Waktu', ['01:07.38', '00:45.00']],
    [['0:45', '1:07.4', '0:58'], 'Waktu', ['00:45.00', '01:07.40', '00:58.00']],
    [['01:00', '1:30'], 'Waktu (mm:ss)', ['01:00.00', '01:30.00']],
    [['45:20'], 'Waktu (detik:ratusan)', ['00:45.20']],
    [['00:01:07'], 'Waktu (jam:menit:detik)', ['01:07.00']],
    [['00:01:07'], 'Waktu (hh:mm:ss)', ['01:07.00']],
    [['00:01:07'], 'Waktu (mm:ss:00)', ['00:01.07']],
    [['00:01:07'], 'Waktu (mm:ss)', ['?']],
    // Two hours, or 25, are too long: there is one meaning.
    [['1:59:59'], 'Waktu', ['01:59.59']],
    [['25:10:00'], 'Waktu', ['25:10.00']],
    [['25:98', '45:20'], 'Waktu', ['?', '?']],
  ])('%j beneath %s are %j', (texts, title, times) => {
    expect(timesOf(readTexts(texts, { title }))).toEqual(times);
  });

  it('one slip among many does not turn the others', () => {
    const texts = ['00:01:07', '00:00:45', '00:02:10', '00:01:30', '00:00:58', '00:01:98'];
    expect(readTexts(texts).questions).toHaveLength(1);
  });

  it('in hours have three parts; two may be hours or minutes', () => {
    const format = 'HH:MM:SS';
    expect(timesOf(readTexts(['1:02:03', '0.12.45'], { format }))).toEqual([
      '01:02:03',
      '00:12:45',
    ]);
    expect(examplesOf(readTexts(['12:45', '1:07'], { format }))).toEqual({
      minutes: '12:45 → 00:12:45, 1:07 → 00:01:07',
      hours: '12:45 → 12:45:00, 1:07 → 01:07:00',
    });
    expect(examplesOf(readTexts(['41'], { format }))).toEqual({
      seconds: '41 → 00:00:41',
      minutes: '41 → 00:41:00',
    });
  });

  it('in thousandths have tenths and thousandths', () => {
    expect(timesOf(readTexts(['01:07.9', '67.384', '7'], { format: 'MM:SS.hhh' }))).toEqual([
      '01:07.900',
      '01:07.384',
      '00:07.000',
    ]);
  });

  it('that are no time are sent as they are, for the reason of the server', () => {
    expect(timesOf(readTexts(['satu', '-1', '1:2.3.4', '1e3']))).toEqual([
      'satu',
      '-1',
      '1:2.3.4',
      '1e3',
    ]);
  });
});

describe('questions', () => {
  it('are one for all columns of one form, and others for titles that say something else', () => {
    const text = (...titles: string[]) => `Kode;Poin 1;${titles[0]};Poin 2;${titles[1]}`;
    const read = (titles: string, ...times: string[]) =>
      readScoreText(`${titles}\nX-A;80;${times[0]};90;${times[1]}`, {
        rounds: [],
      });
    const both = read(text('Waktu 1', 'Waktu 2'), '1:07', '0:45');
    expect(both.questions).toHaveLength(1);
    expect(both.questions[0]?.text).toBe(
      '1:07 di kolom Waktu 1, Waktu 2: 01:07.00 atau 00:01.07 atau 67:00.00?',
    );
    const one = read(text('Waktu 1 (mm:ss)', 'Waktu 2'), '1:07', '0:45');
    expect(one.questions.map(({ key }) => key)).toEqual(['time/two parts/']);
    expect(one.rows[0]?.sent.time).toBe('01:07.00');
  });

  it('an answer that is none of the options is no answer', () => {
    const { rows } = readTexts(['1:07'], { answers: { 'time/two parts/': 'weeks' } });
    expect(rows[0]?.sent.time).toBe('1:07');
  });

  it('the rule is said where it was not asked', () => {
    expect(readTexts(['67.38', '45']).notes).toEqual([
      'Waktu seperti 67.38 dibaca sebagai detik: 01:07.38.',
      'Waktu seperti 45 dibaca sebagai detik: 00:45.00.',
    ]);
    expect(readTexts(['1:07'], { title: 'Waktu (mm:ss)' }).notes).toEqual([
      'Waktu seperti 1:07 dibaca sebagai menit dan detik, menurut judul kolomnya: 01:07.00.',
    ]);
    expect(readTexts(['01:07.38']).notes).toEqual([]);
  });
});
