import { expect, test } from 'vitest';
import { formatInstant } from './instant.ts';

test('the day of an instant in Indonesian', () => {
  expect(formatInstant('2026-11-20T12:00:00Z')).toBe('20 November 2026');
});

test.each(['', 'kemarin'])('text that is no instant stays: %j', (text) => {
  expect(formatInstant(text)).toBe(text);
});
