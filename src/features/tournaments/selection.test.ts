import { expect, test } from 'vitest';
import { categoryNames, pageOf, readSelection, writeSelection } from './selection.ts';

const category = (name: string) => ({ id: name.length, name, description: null });
const tournaments = Array.from({ length: 19 }, (_, index) => ({
  id: index + 1,
  categories:
    index === 18 ? [] : [category(index % 2 ? 'Sumo' : 'Inspire'), category('Line Follower')],
}));
const idsOf = (selection: Parameters<typeof pageOf>[1]) =>
  pageOf(tournaments, selection).tournaments.map(({ id }) => id);

test('category names stand once, in order', () => {
  expect(categoryNames(tournaments)).toEqual(['Inspire', 'Line Follower', 'Sumo']);
  expect(categoryNames([])).toEqual([]);
});

test('eight tournaments make a page', () => {
  expect(idsOf({ category: undefined, page: 1 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(idsOf({ category: undefined, page: 3 })).toEqual([17, 18, 19]);
  expect(pageOf(tournaments, { category: undefined, page: 1 })).toMatchObject({
    pageCount: 3,
    count: 19,
  });
});

test('a category keeps only its tournaments', () => {
  expect(idsOf({ category: 'Sumo', page: 2 })).toEqual([18]);
  expect(pageOf(tournaments, { category: 'Sumo', page: 1 })).toMatchObject({
    pageCount: 2,
    count: 9,
  });
});

test('a page beyond the last is the last', () => {
  expect(pageOf(tournaments, { category: undefined, page: 40 })).toMatchObject({ page: 3 });
  expect(pageOf(tournaments, { category: 'Drone', page: 2 })).toEqual({
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
])('the address %j is read', (search, selection) => {
  expect(readSelection(new URLSearchParams(search))).toEqual(selection);
});

test('an address carries only what differs from the default', () => {
  const search = new URLSearchParams('from=mail&page=4');
  expect(writeSelection(search, { category: 'Sumo', page: 1 }).toString()).toBe(
    'from=mail&category=Sumo',
  );
  expect(writeSelection(search, { category: undefined, page: 2 }).toString()).toBe(
    'from=mail&page=2',
  );
});
