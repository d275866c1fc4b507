import { expect, test } from 'vitest';
import { readListSelection, writeListSelection } from './listSelection.ts';

test('a selection is kept in the address, beside what else is there and without its defaults', () => {
  const search = writeListSelection(new URLSearchParams('from=home'), {
    query: 'Gajah & Co',
    page: 2,
  });
  expect(search.toString()).toBe('from=home&search=Gajah+%26+Co&page=2');
  expect(readListSelection(search)).toEqual({ query: 'Gajah & Co', page: 2 });
  expect(writeListSelection(search, { query: '', page: 1 }).toString()).toBe('from=home');
});

test.each(['', 'page=', 'page=0', 'page=-1', 'page=abc', 'page=1.5'])(
  '%j is page 1 of all',
  (address) => {
    expect(readListSelection(new URLSearchParams(address))).toEqual({ query: '', page: 1 });
  },
);
