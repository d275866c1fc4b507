import { expect, test } from 'vitest';
import { screenRows } from './screenRows.ts';

test.each([
  ['a hidden or tiny screen', 0, 40, 5],
  ['a projector', 470, 40, 7],
  ['a television', 780, 40, 10],
  ['a wall', 1700, 40, 10],
  ['a television with short lists', 780, 6, 6],
  ['a television with hardly any scores', 780, 0, 5],
])('%s of %i px for lists of at most %i scores has %i rows', (_, height, longest, rows) => {
  expect(screenRows(height, longest)).toBe(rows);
});
