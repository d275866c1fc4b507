import { expect, test } from 'vitest';
import { formatDeadline, formatInstant } from './formatLocalTime.ts';

test.each([
  ['2026-11-19T16:59:59Z', '19 November 2026'],
  ['2026-11-19T17:00:00Z', '20 November 2026'],
  ['2026-11-20T06:00:00+07:00', '20 November 2026'],
  ['2026-11-20T12:00:00Z', '20 November 2026'],
  ['2026-12-31T20:00:00Z', '1 Januari 2027'],
])('formats the day of Jakarta at %s in Indonesian', (instant, day) => {
  expect(formatInstant(instant)).toBe(day);
});

test.each(['', 'kemarin'])('returns text that is not an instant unchanged: %j', (text) => {
  expect(formatInstant(text)).toBe(text);
});

test.each([
  ['2026-11-28T17:00:00Z', 'Asia/Jakarta', '28 November 2026, 24.00 WIB'],
  ['2026-11-28T15:00:00Z', 'Asia/Jayapura', '28 November 2026, 24.00 WIT'],
  ['2026-12-31T16:00:00Z', 'Asia/Makassar', '31 Desember 2026, 24.00 WITA'],
  ['2026-11-30T17:00:00Z', undefined, '30 November 2026, 24.00 WIB'],
  ['2026-11-28T16:59:00Z', 'Asia/Jakarta', '28 November 2026, 23.59 WIB'],
  ['2026-11-28T17:01:00Z', 'Asia/Jakarta', '29 November 2026, 00.01 WIB'],
] as const)('formats the end at %s in %s', (instant, zone, text) => {
  expect(formatDeadline(instant, zone)).toBe(text);
});
