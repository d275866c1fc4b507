import { expect, test } from 'vitest';
import { scrubProgress } from './scrub.ts';

test.each([
  ['still below', 800, 0],
  ['its top at half of the window', 500, 0],
  ['half way', 350, 0.5],
  ['its bottom at the window bottom', 200, 1],
  ['scrolled past', -100, 1],
])('%s', (_, top, progress) => {
  expect(scrubProgress({ top, bottom: top + 800 }, 1000)).toBeCloseTo(progress);
});

test('a block lower than half the window jumps when its top is half way up', () => {
  expect(scrubProgress({ top: 501, bottom: 801 }, 1000)).toBe(0);
  expect(scrubProgress({ top: 500, bottom: 800 }, 1000)).toBe(1);
});
