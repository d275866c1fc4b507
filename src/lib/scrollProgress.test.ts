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

test.each([
  ['not yet whole in the window', 800, 0],
  ['just whole in the window', 700, 0],
  ['between', 600, 0.5],
  ['its top at half of the window', 500, 1],
])('a block lower than half the window, %s', (_, top, progress) => {
  expect(scrollProgress({ top, bottom: top + 300 }, 1000)).toBeCloseTo(progress);
});

test('has ended where the page cannot be scrolled any further', () => {
  expect(scrollProgress({ top: 650, bottom: 950 }, 1000, 50)).toBeCloseTo(0.5);
  expect(scrollProgress({ top: 600, bottom: 900 }, 1000, 0)).toBe(1);
});
