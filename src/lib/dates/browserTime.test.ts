import { expect, it } from 'vitest';
import {
  browserZoneName,
  formatBrowserTime,
  fromBrowserTime,
  toBrowserTime,
} from './browserTime.ts';

const at = new Date(2026, 11, 5, 8, 0).toISOString();

it('times are those of this clock, whatever it is', () => {
  expect(toBrowserTime(at)).toBe('2026-12-05T08:00');
  expect(fromBrowserTime('2026-12-05T08:00')).toBe(at);
  expect(toBrowserTime(new Date(2027, 0, 1, 0, 5, 59).toISOString())).toBe('2027-01-01T00:05');
  expect(toBrowserTime('besok')).toBe('');
});

it('the clock is named', () => {
  expect(browserZoneName(at)).toMatch(/^(WIB|WITA|WIT|UTC[+-]\d\d:\d\d)$/);
  expect(formatBrowserTime(at)).toBe(`5 Desember 2026, 08.00 ${browserZoneName(at)}`);
});
