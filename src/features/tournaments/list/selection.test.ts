import { expect, test } from 'vitest';
import { categoryNames, paginateTournaments, readSelection, writeSelection } from './selection.ts';

const category = (name: string) => ({ id: name.length, name, description: null });
const tournaments = Array.from({ length: 19 }, (_, index) => ({
  id: index + 1,
  categories:
    index === 18 ? [] : [category(index % 2 ? 'Sumo' : 'Inspire'), category('Line Follower')],
}));
const idsOf = (selection: Parameters<typeof paginateTournaments>[1]) =>
  paginateTournaments(tournaments, selection).tournaments.map(({ id }) => id);

test('returns unique category names in alphabetical order', () => {
  expect(categoryNames(tournaments)).toEqual(['Inspire', 'Line Follower', 'Sumo']);
  expect(categoryNames([])).toEqual([]);
});

test('a page has eight tournaments', () => {
  expect(idsOf({ category: undefined, page: 1 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(idsOf({ category: undefined, page: 3 })).toEqual([17, 18, 19]);
  expect(paginateTournaments(tournaments, { category: undefined, page: 1 })).toMatchObject({
    pageCount: 3,
    count: 19,
  });
});

test('filters the tournaments by category', () => {
  expect(idsOf({ category: 'Sumo', page: 2 })).toEqual([18]);
  expect(paginateTournaments(tournaments, { category: 'Sumo', page: 1 })).toMatchObject({
    pageCount: 2,
    count: 9,
  });
});

test('a page number that is too high counts as the last page', () => {
  expect(paginateTournaments(tournaments, { category: undefined, page: 40 })).toMatchObject({
    page: 3,
  });
  expect(paginateTournaments(tournaments, { category: 'Drone', page: 2 })).toEqual({
    tournaments: [],
    count: 0,
    page: 1,
    pageCount: 1,
  });
});

test.each([
  ['', { category: undefined, page: 1 }],
  ['category=Line+Follower&page=3', { category: 'Line Follower', page: 3 }],
  ['category=&page=0', { category: undefined, page: 1 }],
  ['page=two', { category: undefined, page: 1 }],
  ['page=-1', { category: undefined, page: 1 }],
])('reads the query string %j', (search, selection) => {
  expect(readSelection(new URLSearchParams(search))).toEqual(selection);
});

test('writes only values that differ from the default', () => {
  const search = new URLSearchParams('from=mail&page=4');
  expect(writeSelection(search, { category: 'Sumo', page: 1 }).toString()).toBe(
    'from=mail&category=Sumo',
  );
  expect(writeSelection(search, { category: undefined, page: 2 }).toString()).toBe(
    'from=mail&page=2',
  );
});
