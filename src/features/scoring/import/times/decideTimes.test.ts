import { describe, expect, it } from 'vitest';
import {
  examplesOf,
  numberCell,
  readScoreText,
  readTimeCells,
  readTimeTexts,
  second,
  timesOf,
} from '../../../../../tests/support/scoreTables.ts';

describe('numbers', () => {
  it.each([[['45', '67', '130']], [['738', '10738']], [['01:07.38', '5900']]])(
    'of digits alone are asked about: %j',
    (texts) => {
      expect(readTimeTexts(texts).questions).toHaveLength(1);
      expect(timesOf(readTimeTexts(texts))).toEqual(texts.map(() => '?'));
    },
  );

  it('have the meaning of the answer', () => {
    const texts = ['45', '67', '130'];
    expect(examplesOf(readTimeTexts(texts))).toEqual({
      seconds: '45 → 00:45.00, 130 → 02:10.00',
      digits: '45 → 00:00.45, 130 → 00:01.30',
    });
    const times = (meaning: string, cells: string[]) =>
      readTimeTexts(cells, { answers: { 'time/digits/': meaning } }).rows.map(
        ({ sent }) => sent.time,
      );
    expect(times('seconds', texts)).toEqual(['00:45.00', '01:07.00', '02:10.00']);
    expect(times('digits', texts)).toEqual(['00:00.45', '00:00.67', '00:01.30']);
    expect(times('digits', ['738', '10738'])).toEqual(['00:07.38', '01:07.38']);
  });

  it('are asked about in a workbook too', () => {
    expect(readTimeCells([45, 67, 130].map((value) => numberCell(value))).questions).toHaveLength(
      1,
    );
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
    expect(timesOf(readTimeTexts(texts, { title }))).toEqual(times);
  });

  it('with decimals that may be seconds or minutes are asked about', () => {
    const read = readTimeTexts(['0.45', '1.07', '2.10']);
    expect(examplesOf(read)).toEqual({
      seconds: '0.45 → 00:00.45, 2.10 → 00:02.10',
      minutes: '0.45 → 00:45.00, 2.10 → 02:10.00',
    });
    // A workbook has 2.1 for 2.10, and 3 for 3.00.
    const cells = [numberCell(0.45), numberCell(1.07), numberCell(2.1), numberCell(3)];
    const answers = { 'time/decimal/': 'minutes' };
    expect(readTimeCells(cells, { answers }).rows.map(({ sent }) => sent.time)).toEqual([
      '00:45.00',
      '01:07.00',
      '02:10.00',
      '03:00.00',
    ]);
  });

  it('with decimals beneath minutes are refused, because nobody knows which part they are', () => {
    const read = readTimeTexts(['1.5', '1.30', '2'], { title: 'Waktu (menit)' });
    const refused = (text: string) =>
      `! ${text} di kolom menit dapat berarti menit dan detik, atau sebagian dari menit. Tulis lengkap sebagai MM:SS.hh.`;
    expect(timesOf(read)).toEqual([refused('1.5'), refused('1.30'), '02:00.00']);
    expect(timesOf(readTimeTexts(['12.30', '15.45'], { title: 'Waktu (mm:ss)' }))).toEqual([
      '?',
      '?',
    ]);
  });

  it('that can only be a part of a day are that, and marked', () => {
    const days = 67.4 * second;
    const read = readTimeCells([numberCell(days)]);
    expect(timesOf(read)).toEqual(['01:07.40']);
    expect(read.rows[0]?.readings).toEqual([
      { column: 'Waktu', text: String(days), value: '01:07.40' },
    ]);
    expect(timesOf(readTimeCells([numberCell(days)], { format: 'HH:MM:SS' }))[0]).toMatch(
      /^! .*pecahan/,
    );
    expect(timesOf(readTimeCells([numberCell(65 * 60 * second)], { format: 'HH:MM:SS' }))).toEqual([
      '01:05:00',
    ]);
  });

  it('that are no hundredths are refused with the reason of the server', () => {
    // As it is sent, because the server says the same.
    for (const text of ['0.000779', '7.384']) {
      const { rows, questions } = readTimeTexts([text, '25.98']);
      expect(questions).toEqual([]);
      expect(rows.map(({ sent }) => sent.time)).toEqual([text, '00:25.98']);
    }
  });

  it('with a format that shows a time are that time', () => {
    expect(timesOf(readTimeCells([numberCell(10_738, '01:07.38')]))).toEqual(['01:07.38']);
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
    expect(examplesOf(readTimeTexts(texts))).toEqual(examples);
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
    expect(timesOf(readTimeTexts(texts, { title }))).toEqual(times);
  });

  it('one slip among many does not turn the others', () => {
    const texts = ['00:01:07', '00:00:45', '00:02:10', '00:01:30', '00:00:58', '00:01:98'];
    expect(readTimeTexts(texts).questions).toHaveLength(1);
  });

  it('in hours have three parts; two may be hours or minutes', () => {
    const format = 'HH:MM:SS';
    expect(timesOf(readTimeTexts(['1:02:03', '0.12.45'], { format }))).toEqual([
      '01:02:03',
      '00:12:45',
    ]);
    expect(examplesOf(readTimeTexts(['12:45', '1:07'], { format }))).toEqual({
      minutes: '12:45 → 00:12:45, 1:07 → 00:01:07',
      hours: '12:45 → 12:45:00, 1:07 → 01:07:00',
    });
    expect(examplesOf(readTimeTexts(['41'], { format }))).toEqual({
      seconds: '41 → 00:00:41',
      minutes: '41 → 00:41:00',
    });
  });

  it('in thousandths have tenths and thousandths', () => {
    expect(timesOf(readTimeTexts(['01:07.9', '67.384', '7'], { format: 'MM:SS.hhh' }))).toEqual([
      '01:07.900',
      '01:07.384',
      '00:07.000',
    ]);
  });

  it('that are no time are sent as they are, for the reason of the server', () => {
    expect(timesOf(readTimeTexts(['satu', '-1', '1:2.3.4', '1e3']))).toEqual([
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
    const { rows } = readTimeTexts(['1:07'], { answers: { 'time/two parts/': 'weeks' } });
    expect(rows[0]?.sent.time).toBe('1:07');
  });

  it('the rule is said where it was not asked', () => {
    expect(readTimeTexts(['67.38', '45']).notes).toEqual([
      'Waktu seperti 67.38 dibaca sebagai detik: 01:07.38.',
      'Waktu seperti 45 dibaca sebagai detik: 00:45.00.',
    ]);
    expect(readTimeTexts(['1:07'], { title: 'Waktu (mm:ss)' }).notes).toEqual([
      'Waktu seperti 1:07 dibaca sebagai menit dan detik, menurut judul kolomnya: 01:07.00.',
    ]);
    expect(readTimeTexts(['01:07.38']).notes).toEqual([]);
  });
});
