import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const start = Date.parse('2026-12-05T00:00:00Z');

test.each([
  ['2026-11-21T13:04:05Z', '13', '10', '55', '55'],
  ['2026-12-04T23:59:59Z', '0', '00', '00', '01'],
  ['2026-12-04T23:59:59.999Z', '0', '00', '00', '01'],
  ['2026-12-04T00:00:00Z', '1', '00', '00', '00'],
  ['2026-08-01T00:00:00Z', '126', '00', '00', '00'],
  ['2026-12-05T00:00:00Z', '0', '00', '00', '00'],
  ['2027-01-01T00:00:00Z', '0', '00', '00', '00'],
])('at %s', (now, days, hours, minutes, seconds) => {
  expect(countdown(start, Date.parse(now))).toEqual({ days, hours, minutes, seconds });
});

test('returns zeros for an invalid start', () => {
  expect(countdown(Number.NaN, start)).toEqual({
    days: '0',
    hours: '00',
    minutes: '00',
    seconds: '00',
  });
});
