import { expect, test } from 'vitest';
import { formatInstant } from './formatLocalTime.ts';

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
