import { expect, test } from 'vitest';
import { fullScreenRowCount } from './fullScreenRowCount.ts';

test.each([
  ['a hidden or tiny screen', 0, 40, 5],
  ['a projector', 470, 40, 7],
  ['a television', 780, 40, 10],
  ['a wall', 1700, 40, 10],
  ['a television with short lists', 780, 6, 6],
  ['a television with four scores', 780, 4, 4],
  ['a television with hardly any scores', 780, 0, 4],
])('%s of %i px for lists of at most %i scores has %i rows', (_, height, longestList, rows) => {
  expect(fullScreenRowCount(height, longestList)).toBe(rows);
});
