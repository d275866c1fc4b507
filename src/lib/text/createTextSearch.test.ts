import { expect, test } from 'vitest';
import { createTextSearch } from './createTextSearch.ts';

const entries = ['Bagas Wibowo', 'Ayu', 'bagus', 'Citra (B)'].map((text) => ({ text }));

test('each query finds the same, whatever was searched for before', () => {
  const find = createTextSearch(entries);
  const queries = ['', 'b', 'BA', 'bag', 'baga', 'bag', 'gus', ' AYU ', 'a', '', '(b', 'x', 'b'];
  for (const query of queries) {
    const text = query.trim().toLowerCase();
    const expected = entries.filter((entry) => entry.text.toLowerCase().includes(text));
    expect(find(query), query).toEqual(expected);
  }
});

test('the texts of the entries are read once', () => {
  let reads = 0;
  const find = createTextSearch([
    {
      get text() {
        reads += 1;
        return 'Bagas';
      },
    },
  ]);
  for (const query of ['b', 'ba', 'x', '']) find(query);
  expect(reads).toBe(1);
});
