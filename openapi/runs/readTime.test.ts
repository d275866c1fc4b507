import { describe, expect, it } from 'vitest';
import { readTime } from './readTime.ts';

const asHundredths = 'Tulis lengkap sebagai MM:SS.hh.';

describe('with hundredths', () => {
  it.each([
    ['01:07.38', '01:07.38'],
    ['1:7.38', '01:07.38'],
    [' 01:07,38 ', '01:07.38'],
    ['1.07,38', '01:07.38'],
    // The last zero is not written, as spreadsheets leave it out: these are tenths.
    ['1:04.4', '01:04.40'],
    ['1:04,4', '01:04.40'],
    ['25.98', '00:25.98'],
    ['25,98', '00:25.98'],
    ['40.8', '00:40.80'],
    ['0.5', '00:00.50'],
    ['9.96', '00:09.96'],
    ['64.4', '01:04.40'],
    ['99:59.99', '99:59.99'],
    ['00:01:07.38', '01:07.38'],
    ['0:01:07.3', '01:07.30'],
  ])('%j is read as %s', (typed, time) => {
    expect(readTime(typed, 'MM:SS.hh')).toEqual({ time });
  });

  it.each([
    ['41', `41 dapat berarti 00:41.00 atau 00:00.41. ${asHundredths}`],
    ['5', `5 dapat berarti 00:05.00 atau 00:00.05. ${asHundredths}`],
    ['120', `120 dapat berarti 02:00.00 atau 00:01.20. ${asHundredths}`],
    ['1:04', `1:04 dapat berarti 01:04.00 atau 00:01.04. ${asHundredths}`],
    ['1:59:59', `1:59:59 dapat berarti 01:59.59 atau 1 jam 59 menit 59 detik. ${asHundredths}`],
    ['1.04.40', `1.04.40 dapat berarti 01:04.40 atau 1 jam 4 menit 40 detik. ${asHundredths}`],
    ['00:25:00', `00:25:00 dapat berarti 00:25.00 atau 0 jam 25 menit 0 detik. ${asHundredths}`],
    ['104.40', `104.40 dapat berarti 01:44.40 atau 01:04.40. ${asHundredths}`],
  ])('%j is refused, because it has two meanings', (typed, problem) => {
    expect(readTime(typed, 'MM:SS.hh')).toEqual({ problem });
  });

  it.each(['3.963', '1:04.400', '0.000745'])('%j has too many decimals', (typed) => {
    expect(readTime(typed, 'MM:SS.hh').problem).toBe(
      `Waktu di kategori ini memiliki dua angka di belakang koma; ${typed} memiliki lebih banyak.`,
    );
  });

  it('hours are refused', () => {
    expect(readTime('01:07:38.5', 'MM:SS.hh').problem).toBe(
      '01:07:38.5 memuat jam. Tulis menit dan detik sebagai MM:SS.hh.',
    );
  });

  it.each([
    '',
    '-1',
    '1:60.00',
    '01:60:00',
    'satu',
    '1:2.3.4',
    '25:98',
    '41 tetes',
    '1:04.',
    '1e3',
  ])('%j is no time', (typed) => {
    expect(readTime(typed, 'MM:SS.hh').problem).toBe('Waktu harus ditulis sebagai MM:SS.hh.');
  });

  it.each([
    ['10738', '01:07.38'],
    ['010738', '01:07.38'],
    ['738', '00:07.38'],
    ['996', '00:09.96'],
    ['0041', '00:00.41'],
    ['4100', '00:41.00'],
  ])('the digits %s are read from the right where that is allowed: %s', (typed, time) => {
    expect(readTime(typed, 'MM:SS.hh', { allowsDigits: true })).toEqual({ time });
    expect(readTime(typed, 'MM:SS.hh').time).toBeUndefined();
  });

  it.each(['41', '5', '016000', '1234567'])('the digits %s are never a time', (typed) => {
    expect(readTime(typed, 'MM:SS.hh', { allowsDigits: true }).problem).toContain('MM:SS.hh');
  });
});

it.each([
  ['01:07.9', '01:07.90'],
  ['45 detik', '00:45.00'],
  ['45 Detik.', '00:45.00'],
  ['67,4 s', '01:07.40'],
  ['67.4 sec', '01:07.40'],
  ['130 dtk', '02:10.00'],
  ['1 menit 7 detik', '01:07.00'],
  ['1 menit 7,4 detik', '01:07.40'],
  ['1 mnt 7 dtk', '01:07.00'],
  ['2 menit', '02:00.00'],
  ['75 menit', '75:00.00'],
  ['1m07s38', '01:07.38'],
  ['1m 7.4s', '01:07.40'],
  [`1'07"38`, '01:07.38'],
  ['1′07″38', '01:07.38'],
  ['1’07”38', '01:07.38'],
  [`1'07''38`, '01:07.38'],
  [`1' 7.4"`, '01:07.40'],
  [`45"20`, '00:45.20'],
  ['1\u00A0menit 7\u00A0detik', '01:07.00'],
  ['０１：０７．３８', '01:07.38'],
  ['\u00A001:07.38\u00A0', '01:07.38'],
])('%j has one meaning by its units or marks, also at a desk: %s', (typed, time) => {
  for (const allowsDigits of [true, false])
    expect(readTime(typed, 'MM:SS.hh', { allowsDigits })).toEqual({ time });
});

it.each([
  ['1 menit 75 detik', 'MM:SS.hh', 'Waktu harus ditulis sebagai MM:SS.hh.'],
  ['1m07s3', 'MM:SS.hh', 'Waktu harus ditulis sebagai MM:SS.hh.'],
  ['100 menit', 'MM:SS.hh', 'Waktu harus ditulis sebagai MM:SS.hh.'],
  ['٤٥', 'MM:SS.hh', 'Waktu harus ditulis sebagai MM:SS.hh.'],
  ['45²', 'MM:SS.hh', 'Waktu harus ditulis sebagai MM:SS.hh.'],
  ['detik', 'MM:SS.hh', 'Waktu harus ditulis sebagai MM:SS.hh.'],
  [
    '1 jam 2 menit 3 detik',
    'MM:SS.hh',
    '1:2:3.0 memuat jam. Tulis menit dan detik sebagai MM:SS.hh.',
  ],
  [
    '7,384 detik',
    'MM:SS.hh',
    'Waktu di kategori ini memiliki dua angka di belakang koma; 0:7.384 memiliki lebih banyak.',
  ],
  ['7,4 detik', 'HH:MM:SS', 'Waktu di kategori ini ditulis tanpa pecahan detik, sebagai HH:MM:SS.'],
] as const)('%j in %s is refused', (typed, format, problem) => {
  expect(readTime(typed, format, { allowsDigits: true })).toEqual({ problem });
});

it.each([
  ['1 jam 2 menit 3 detik', '01:02:03'],
  ['90 menit', '01:30:00'],
  ['45 detik', '00:00:45'],
  ['130 detik', '00:02:10'],
  ['2 jam', '02:00:00'],
  ['1 jam 5 detik', '01:00:05'],
  [`1'07"`, '00:01:07'],
])('%j is read in hours as %s', (typed, time) => {
  expect(readTime(typed, 'HH:MM:SS')).toEqual({ time });
});

it('a written time of thousandths has its decimals', () => {
  expect(readTime('1m07s384', 'MM:SS.hhh')).toEqual({ time: '01:07.384' });
  expect(readTime('7,384 detik', 'MM:SS.hhh')).toEqual({ time: '00:07.384' });
});

describe('with thousandths', () => {
  it.each([
    ['3.963', '00:03.963'],
    ['3,963', '00:03.963'],
    ['1:04.400', '01:04.400'],
    ['1:04.4', '01:04.400'],
    ['25.98', '00:25.980'],
    ['40.8', '00:40.800'],
    ['01:07.384', '01:07.384'],
  ])('%j is read as %s', (typed, time) => {
    expect(readTime(typed, 'MM:SS.hhh')).toEqual({ time });
  });

  it.each([
    ['3963', '00:03.963'],
    ['104400', '01:04.400'],
    ['0104400', '01:04.400'],
  ])('the digits %s are read from the right: %s', (typed, time) => {
    expect(readTime(typed, 'MM:SS.hhh', { allowsDigits: true })).toEqual({ time });
  });

  it.each(['41', '963', '1:59:59', '1:04', '3.9631'])('%j is refused with a reason', (typed) => {
    const { time, problem } = readTime(typed, 'MM:SS.hhh', { allowsDigits: true });
    expect(time).toBeUndefined();
    expect(problem).toContain(typed);
  });
});

describe('in hours', () => {
  it.each([
    ['1:02:03', '01:02:03'],
    ['1.02.03', '01:02:03'],
    ['00:12:45', '00:12:45'],
  ])('%j is read as %s', (typed, time) => {
    expect(readTime(typed, 'HH:MM:SS')).toEqual({ time });
  });

  it.each([
    ['1245', '00:12:45'],
    ['130', '00:01:30'],
  ])('the digits %s are read from the right where that is allowed: %s', (typed, time) => {
    expect(readTime(typed, 'HH:MM:SS', { allowsDigits: true })).toEqual({ time });
  });

  it.each([
    ['41', '41 dapat berarti 00:41:00 atau 00:00:41. Tulis lengkap sebagai HH:MM:SS.'],
    ['12:45', '12:45 dapat berarti 00:12:45 atau 12:45:00. Tulis lengkap sebagai HH:MM:SS.'],
    ['1:07.38', 'Waktu di kategori ini ditulis tanpa pecahan detik, sebagai HH:MM:SS.'],
    ['01:07:38.5', 'Waktu di kategori ini ditulis tanpa pecahan detik, sebagai HH:MM:SS.'],
    ['25.98', 'Waktu harus ditulis sebagai HH:MM:SS.'],
    ['40.8', 'Waktu harus ditulis sebagai HH:MM:SS.'],
    ['01:07:60', 'Waktu harus ditulis sebagai HH:MM:SS.'],
    ['000060', 'Waktu harus ditulis sebagai HH:MM:SS.'],
  ])('%j is refused', (typed, problem) => {
    expect(readTime(typed, 'HH:MM:SS', { allowsDigits: true })).toEqual({ problem });
  });
});

it('what is written in a format is read as it is', () => {
  for (const [format, time] of [
    ['MM:SS.hh', '01:07.38'],
    ['MM:SS.hhh', '01:07.384'],
    ['HH:MM:SS', '01:07:38'],
  ] as const)
    expect(readTime(time, format)).toEqual({ time });
});
