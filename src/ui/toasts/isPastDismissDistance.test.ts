import { expect, test } from 'vitest';
import { isPastDismissDistance } from './isPastDismissDistance.ts';

test.each([
  [0, false],
  [179, false],
  [180, true],
  [-180, true],
  [-179, false],
  [400, true],
])('a toast 300 px wide, dragged %i px: dismissed is %s', (distance, dismissed) => {
  expect(isPastDismissDistance(distance, 300)).toBe(dismissed);
});

test('a toast without a width is not dismissed', () => {
  expect(isPastDismissDistance(10, 0)).toBe(false);
});
