import { expect, test } from 'vitest';
import { numberWord } from './numberWord.ts';

test.each([
  [0, 'nol'],
  [5, 'lima'],
  [9, 'sembilan'],
  [10, '10'],
])('%i is written as %s', (value, word) => {
  expect(numberWord(value)).toBe(word);
});
