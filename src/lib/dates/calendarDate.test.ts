import { afterEach, describe, expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatDayAndMonth,
  formatMonth,
  formatShortDate,
  startOfDate,
} from './calendarDate.ts';

const originalTimeZone = process.env.TZ;
afterEach(() => {
  if (originalTimeZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalTimeZone;
});

describe.each([
  ['Asia/Jakarta', -420],
  ['Asia/Jayapura', -540],
  ['America/Los_Angeles', 480],
])('in %s', (zone, offset) => {
  test('a calendar date is formatted as the same day', () => {
    process.env.TZ = zone;
    expect(new Date('2026-12-05T00:00:00Z').getTimezoneOffset()).toBe(offset);
    expect(formatCalendarDate('2026-12-05')).toBe('5 Desember 2026');
    expect(formatCalendarDate('2026-12-05T00:00:00Z')).toBe('5 Desember 2026');
    expect(formatCalendarDate('2026-12-05', { weekday: true })).toBe('Sabtu, 5 Desember 2026');
    expect(startOfDate('2026-12-05')).toBe(Date.parse('2026-12-05T00:00:00Z'));
  });
});

test.each(['', 'soon', '2026-11-31', '2026-13-01', '05/12/2026'])(
  '%j is not a date and is returned unchanged',
  (text) => {
    expect(startOfDate(text)).toBeNaN();
    expect(formatCalendarDate(text)).toBe(text);
  },
);

test.each([
  [
    '2026-12-12',
    '2026-12-13',
    '12–13 Desember 2026',
    'Sabtu–Minggu, 12–13 Desember 2026',
    '12–13 Des',
  ],
  [
    '2026-12-05',
    '2026-12-15',
    '5–15 Desember 2026',
    'Sabtu–Selasa, 5–15 Desember 2026',
    '5–15 Des',
  ],
  [
    '2026-11-30',
    '2026-12-01',
    '30 November – 1 Desember 2026',
    'Senin–Selasa, 30 November – 1 Desember 2026',
    '30 Nov – 1 Des',
  ],
  [
    '2026-12-31',
    '2027-01-02',
    '31 Desember 2026 – 2 Januari 2027',
    'Kamis–Sabtu, 31 Desember 2026 – 2 Januari 2027',
    '31 Des – 2 Jan 2027',
  ],
  ['2027-05-01', '2027-05-02', '1–2 Mei 2027', 'Sabtu–Minggu, 1–2 Mei 2027', '1–2 Mei 2027'],
  ['2026-12-12', '2026-12-12', '12 Desember 2026', 'Sabtu, 12 Desember 2026', '12 Des'],
  ['2026-12-12', '2026-12-11', '12 Desember 2026', 'Sabtu, 12 Desember 2026', '12 Des'],
  ['2026-12-12', 'lusa', '12 Desember 2026', 'Sabtu, 12 Desember 2026', '12 Des'],
  ['2026-12-12', null, '12 Desember 2026', 'Sabtu, 12 Desember 2026', '12 Des'],
  ['segera', '2026-12-12', 'segera', 'segera', 'segera'],
])('the days from %s to %s are %s', (date, end, long, withWeekday, short) => {
  expect(formatCalendarDate(date, { end })).toBe(long);
  expect(formatCalendarDate(date, { end, weekday: true })).toBe(withWeekday);
  expect(formatDayAndMonth(date, Date.parse('2026-11-24T12:00:00Z'), end)).toBe(short);
});

test('each day of four years is formatted as by Intl', () => {
  const options = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const long = new Intl.DateTimeFormat('id-ID', options);
  const withWeekday = new Intl.DateTimeFormat('id-ID', { ...options, weekday: 'long' });
  const month = new Intl.DateTimeFormat('id-ID', { ...options, day: undefined });
  const short = new Intl.DateTimeFormat('id-ID', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  for (let day = 0; day < 4 * 366; day += 1) {
    const instant = Date.UTC(2024, 0, day + 1);
    const date = new Date(instant).toISOString().slice(0, 10);
    expect(formatCalendarDate(date)).toBe(long.format(instant));
    expect(formatShortDate(date, instant)).toBe(short.format(instant));
    expect(formatCalendarDate(date, { weekday: true })).toBe(withWeekday.format(instant));
    expect(formatMonth(date.slice(0, 7))).toBe(month.format(instant));
  }
});

test('a date with its day and month names the year that is not this one', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  expect(formatDayAndMonth('2026-12-05', now)).toBe('5 Des');
  expect(formatDayAndMonth('2025-05-02', now)).toBe('2 Mei 2025');
  expect(formatDayAndMonth('segera', now)).toBe('segera');
});

test('a short date names the year that is not this one', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  expect(formatShortDate('2026-12-05', now)).toBe('Sab, 5 Des');
  expect(formatShortDate('2027-01-02', now)).toBe('Sab, 2 Jan 2027');
  expect(formatShortDate('segera', now)).toBe('segera');
  expect(formatShortDate('2026-12-12', now, '2026-12-13')).toBe('Sab–Min, 12–13 Des');
});
