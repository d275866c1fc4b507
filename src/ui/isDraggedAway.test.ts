import { expect, test } from 'vitest';
import { isDraggedAway } from './isDraggedAway.ts';

test.each([
  [0, false],
  [179, false],
  [180, true],
  [-180, true],
  [-179, false],
  [400, true],
])('a toast 300 px wide, dragged %i px: dismissed is %s', (distance, dismissed) => {
  expect(isDraggedAway(distance, 300)).toBe(dismissed);
});

test('a toast without a width stays', () => {
  expect(isDraggedAway(10, 0)).toBe(false);
});
