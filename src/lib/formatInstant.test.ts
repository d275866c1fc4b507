import { expect, test } from 'vitest';
import { formatInstant } from './formatInstant.ts';

test('formats the day of an instant in Indonesian', () => {
  expect(formatInstant('2026-11-20T12:00:00Z')).toBe('20 November 2026');
});

test.each(['', 'kemarin'])('returns text that is not an instant unchanged: %j', (text) => {
  expect(formatInstant(text)).toBe(text);
});
