import { expect, it, test } from 'vitest';
import { type Field, findColumn } from './columns.ts';
import { findLayout } from './layout.ts';
import type { Sheet } from './table.ts';

type Key = 'home' | 'away' | 'score' | 'homeScore' | 'awayScore';

const fields: readonly Field<Key>[] = [
  { key: 'home', titles: ['tim 1', 'tim a', 'tim', 'tim a nama'], pair: ['home', 'away'] },
  { key: 'away', titles: ['tim 2', 'tim b', 'tim b nama'] },
  { key: 'homeScore', titles: ['tim a skor'] },
  { key: 'awayScore', titles: ['tim b skor'] },
  { key: 'score', titles: ['skor'], pair: ['homeScore', 'awayScore'] },
];

const sheetOf = (...rows: string[][]): Sheet => ({
  name: '',
  rows: rows.map((cells, index) => ({ line: index + 1, cells: cells.map((text) => ({ text })) })),
});
const layoutOf = (...rows: string[][]) => {
  const { columns, sheets } = findLayout([sheetOf(...rows)], { fields });
  return { keys: columns.map((column) => column?.key), head: sheets[0]?.head };
};

test.each([
  ['Tim 1', 'home'],
  ['tim2', 'away'],
  ['Tim 3', undefined],
])('a title with its number may be one of its own: %s', (title, key) => {
  expect(findColumn(fields, title)?.key).toBe(key);
});

test.each([
  ['two', ['Tim', 'Skor', 'Skor', 'Tim'], ['home', 'homeScore', 'awayScore', 'away']],
  ['three', ['Tim A', 'Skor', 'Skor', 'Skor'], ['home', 'homeScore', undefined, 'awayScore']],
  ['one', ['Tim A', 'Skor', 'Tim B'], ['home', 'score', 'away']],
  ['one more', ['Tim A', 'Tim B', 'Tim'], ['home', 'away', undefined]],
])('%s that are called alike hold what a pair holds', (_, titles, keys) => {
  expect(layoutOf(titles, ['Garuda']).keys).toEqual(keys);
});

it('tells apart what is called alike by the titles above it', () => {
  const upper = ['No', 'Tim A', '', 'Tim B', ''];
  const lower = ['', 'Nama', 'Skor', 'Nama', 'Skor'];
  expect(layoutOf(upper, lower, ['1', 'Garuda', '2', 'Komodo', '1'])).toEqual({
    head: { first: 1, last: 2 },
    keys: [undefined, 'home', 'homeScore', 'away', 'awayScore'],
  });
});
