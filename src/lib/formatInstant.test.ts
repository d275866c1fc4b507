import { expect, test } from 'vitest';
import { formatInstant } from './formatInstant.ts';

test('formats the day of an instant in Indonesian', () => {
  expect(formatInstant('2026-11-20T12:00:00Z')).toBe('20 November 2026');
});

test('the day is that of the time zone of the reader', () => {
  const instant = new Date(2026, 0, 2, 0, 30);
  expect(formatInstant(instant.toISOString())).toBe('2 Januari 2026');
});

test.each(['', 'kemarin'])('returns text that is not an instant unchanged: %j', (text) => {
  expect(formatInstant(text)).toBe(text);
});
