import { expect, test } from 'vitest';
import { splitInHalf } from './splitInHalf.ts';

test.each([
  [[], [], []],
  [['a'], ['1 a'], []],
  [['a', 'b'], ['1 a'], ['2 b']],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['1 a', '2 b', '3 c'],
    ['4 d', '5 e'],
  ],
])('%j is split into %j and %j', (list, first, second) => {
  expect(
    splitInHalf(list).map((half) => half.map(({ number, entry }) => `${number} ${entry}`)),
  ).toEqual([first, second]);
});

test('the numbers of a page follow those of the page before', () => {
  expect(splitInHalf(['a', 'b'], 100)).toEqual([
    [{ number: 101, entry: 'a' }],
    [{ number: 102, entry: 'b' }],
  ]);
});
