import { expect, test } from 'vitest';
import { scoreAge } from './scoreAge.ts';

const now = Date.UTC(2026, 10, 21, 12);
const ageAfter = (seconds: number, hasFailed: boolean) =>
  scoreAge({ loadedAt: now - seconds * 1000, hasFailed, now });

test.each([
  [0, undefined],
  [59, undefined],
  [60, 1],
  [119, 1],
  [120, 2],
  [7200, 120],
])('scores loaded %i s ago have the age %s', (seconds, minutes) => {
  expect(ageAfter(seconds, false)).toBe(minutes);
});

test.each([
  [0, 0],
  [10, 0],
  [59, 0],
  [60, 1],
  [600, 10],
])('after a failed reload, scores loaded %i s ago have the age %i', (seconds, minutes) => {
  expect(ageAfter(seconds, true)).toBe(minutes);
});

test('the age is not negative if the clock was set back', () => {
  expect(ageAfter(-30, true)).toBe(0);
});
