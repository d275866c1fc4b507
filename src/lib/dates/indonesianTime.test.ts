import { expect, it } from 'vitest';
import { timeZoneName, toInstant, toLocalTime } from './indonesianTime.ts';

it.each([
  ['Asia/Jakarta', 'WIB', '2026-12-31T17:30:00.000Z'],
  ['Asia/Makassar', 'WITA', '2026-12-31T16:30:00.000Z'],
  ['Asia/Jayapura', 'WIT', '2026-12-31T15:30:00.000Z'],
] as const)('half past midnight in %s (%s) is %s', (zone, name, instant) => {
  expect(toInstant('2027-01-01T00:30', zone)).toBe(instant);
  expect(toLocalTime(instant, zone)).toBe('2027-01-01T00:30');
  expect(timeZoneName(zone)).toBe(name);
});

it('is empty for a text that is no instant', () => {
  expect(toLocalTime('besok', 'Asia/Jakarta')).toBe('');
});
