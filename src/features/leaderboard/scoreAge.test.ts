import { expect, test } from 'vitest';
import { scoreAge } from './scoreAge.ts';

const now = Date.UTC(2026, 10, 21, 12);
const ageAfter = (seconds: number, failed: boolean) =>
  scoreAge({ loadedAt: now - seconds * 1000, failed, now });

test.each([
  [0, undefined],
  [59, undefined],
  [60, 1],
  [119, 1],
  [120, 2],
  [7200, 120],
])('scores that were loaded %i s ago are said to be %s minutes old', (seconds, minutes) => {
  expect(ageAfter(seconds, false)).toBe(minutes);
});

test.each([
  [0, 0],
  [10, 0],
  [59, 0],
  [60, 1],
  [600, 10],
])(
  'after a failed reload, scores of %i s ago are said to be %i minutes old',
  (seconds, minutes) => {
    expect(ageAfter(seconds, true)).toBe(minutes);
  },
);

test('a clock that was set back gives no negative age', () => {
  expect(ageAfter(-30, true)).toBe(0);
});
