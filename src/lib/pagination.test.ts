import { expect, test } from 'vitest';
import { paginate, parsePageNumber } from './pagination.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

test.each([
  [1, ['a', 'b'], 1],
  [2, ['c', 'd'], 2],
  [3, ['e'], 3],
  [9, ['e'], 3],
  [0, ['a', 'b'], 1],
  [-4, ['a', 'b'], 1],
])('page %i of five letters, two at a time', (page, entries, shown) => {
  expect(paginate(letters, page, 2)).toEqual({ entries, page: shown, pageCount: 3 });
});

test('an empty list has one empty page', () => {
  expect(paginate([], 3, 8)).toEqual({ entries: [], page: 1, pageCount: 1 });
});

test.each([
  ['3', 3],
  ['1', 1],
  ['', 1],
  [null, 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['two', 1],
  ['99999999', 1],
])('%j is parsed as page %i', (text, page) => {
  expect(parsePageNumber(text)).toBe(page);
});
