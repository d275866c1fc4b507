import { expect, it } from 'vitest';
import { entryAge } from './entryAge.ts';

const enteredAt = '2026-11-26T03:00:00Z';

it.each([
  ['2026-11-26T02:59:30Z', 'baru saja'],
  ['2026-11-26T03:00:59Z', 'baru saja'],
  ['2026-11-26T03:01:00Z', '1 menit lalu'],
  ['2026-11-26T03:59:59Z', '59 menit lalu'],
  ['2026-11-26T04:00:00Z', '1 jam lalu'],
  ['2026-11-26T08:30:00Z', '5 jam lalu'],
])('a score of 03.00 was entered, at %s, %s', (now, text) => {
  expect(entryAge(enteredAt, Date.parse(now))).toBe(text);
});
