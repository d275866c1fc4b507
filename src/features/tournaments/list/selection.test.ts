import { expect, test } from 'vitest';
import {
  categoryNames,
  monthsOf,
  paginateTournaments,
  readSelection,
  writeSelection,
} from './selection.ts';
import { everything } from './useTournamentSelection.ts';

const category = (name: string) => ({ id: name.length, name, description: null });
const tournaments = Array.from({ length: 19 }, (_, index) => ({
  id: index + 1,
  title: `Lomba ${index + 1}`,
  date: index < 10 ? '2026-12-05' : '2027-01-09',
  categories:
    index === 18 ? [] : [category(index % 2 ? 'Sumo' : 'Inspire'), category('Line Follower')],
}));
const now = Date.parse('2026-11-23T05:00:00Z');
const paginate = (selection: Partial<typeof everything>) =>
  paginateTournaments(tournaments, { ...everything, ...selection }, now);
const idsOf = (selection: Partial<typeof everything>) =>
  paginate(selection).tournaments.map(({ id }) => id);

test('returns unique category names in alphabetical order', () => {
  expect(categoryNames(tournaments)).toEqual(['Inspire', 'Line Follower', 'Sumo']);
  expect(categoryNames([])).toEqual([]);
});

test('a page has eight tournaments', () => {
  expect(idsOf({ category: undefined, page: 1 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(idsOf({ category: undefined, page: 3 })).toEqual([17, 18, 19]);
  expect(paginate({ category: undefined, page: 1 })).toMatchObject({
    pageCount: 3,
    count: 19,
  });
});

test('filters the tournaments by category', () => {
  expect(idsOf({ category: 'Sumo', page: 2 })).toEqual([18]);
  expect(paginate({ category: 'Sumo', page: 1 })).toMatchObject({
    pageCount: 2,
    count: 9,
  });
});

test('a page number that is too high counts as the last page', () => {
  expect(paginate({ category: undefined, page: 40 })).toMatchObject({
    page: 3,
  });
  expect(paginate({ category: 'Drone', page: 2 })).toEqual({
    tournaments: [],
    count: 0,
    page: 1,
    pageCount: 1,
  });
});

test.each([
  ['', everything],
  ['category=Line+Follower&page=3', { ...everything, category: 'Line Follower', page: 3 }],
  ['month=2026-12&page=2', { ...everything, month: '2026-12', page: 2 }],
  ['month=2026-13', everything],
  ['category=&page=0', everything],
  ['page=two', everything],
  ['page=-1', everything],
])('reads the query string %j', (search, selection) => {
  expect(readSelection(new URLSearchParams(search))).toEqual(selection);
});

test('writes only values that differ from the default', () => {
  const search = new URLSearchParams('from=mail&page=4');
  expect(
    writeSelection(search, { ...everything, category: 'Sumo', month: '2026-12' }).toString(),
  ).toBe('from=mail&category=Sumo&month=2026-12');
  expect(writeSelection(search, { ...everything, page: 2 }).toString()).toBe('from=mail&page=2');
});

test('filters the tournaments by month, and knows the months', () => {
  expect(idsOf({ month: '2027-01', category: 'Sumo' })).toEqual([12, 14, 16, 18]);
  expect(monthsOf([...tournaments, { date: 'menyusul' }])).toEqual(['2026-12', '2027-01']);
});
