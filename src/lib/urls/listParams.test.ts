import { expect, test } from 'vitest';
import { readListParams, writeListParams } from './listParams.ts';

test('the list state is written beside other parameters, without defaults, and read back', () => {
  const search = writeListParams(new URLSearchParams('from=home'), {
    query: 'Gajah & Co',
    page: 2,
  });
  expect(search.toString()).toBe('from=home&search=Gajah+%26+Co&page=2');
  expect(readListParams(search)).toEqual({ query: 'Gajah & Co', page: 2 });
  expect(writeListParams(search, { query: '', page: 1 }).toString()).toBe('from=home');
});

test.each(['', 'page=', 'page=0', 'page=-1', 'page=abc', 'page=1.5'])(
  '%j means page 1 without a search text',
  (search) => {
    expect(readListParams(new URLSearchParams(search))).toEqual({ query: '', page: 1 });
  },
);
