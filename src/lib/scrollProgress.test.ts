import { expect, test } from 'vitest';
import { scrollProgress } from './scrollProgress.ts';

test.each([
  ['still below', 800, 0],
  ['its top at half of the window', 500, 0],
  ['half way', 350, 0.5],
  ['its bottom at the window bottom', 200, 1],
  ['scrolled past', -100, 1],
])('%s', (_, top, progress) => {
  expect(scrollProgress({ top, bottom: top + 800 }, 1000)).toBeCloseTo(progress);
});

test('a block lower than half the window jumps from 0 to 1 when its top reaches the middle', () => {
  expect(scrollProgress({ top: 501, bottom: 801 }, 1000)).toBe(0);
  expect(scrollProgress({ top: 500, bottom: 800 }, 1000)).toBe(1);
});
