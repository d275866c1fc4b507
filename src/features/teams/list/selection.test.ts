import { expect, test } from 'vitest';
import { filterByName, paginateTeams } from './selection.ts';

const teams = ['Garuda Lintas', 'Lentera Semeru', 'Gajah Gayo', 'C++ (Malang)'].map((name) => ({
  name,
}));
const manyTeams = Array.from({ length: 45 }, (_, place) => ({ name: `Tim ${place + 1}` }));
const namesFound = (query: string) => filterByName(teams, query).map(({ name }) => name);

test.each([
  ['', ['Garuda Lintas', 'Lentera Semeru', 'Gajah Gayo', 'C++ (Malang)']],
  ['GA', ['Garuda Lintas', 'Gajah Gayo']],
  ['aruda l', ['Garuda Lintas']],
  ['  semeru ', ['Lentera Semeru']],
  ['c++ (', ['C++ (Malang)']],
  ['.*', []],
])('finds teams by any part of the name: %j', (query, names) => {
  expect(namesFound(query)).toEqual(names);
});

test('a page has 20 teams, the last page the rest, and the page number is limited', () => {
  expect(paginateTeams(manyTeams, { query: '', page: 1 })).toMatchObject({
    count: 45,
    page: 1,
    pageCount: 3,
    teams: manyTeams.slice(0, 20),
  });
  expect(paginateTeams(manyTeams, { query: '', page: 9 })).toMatchObject({
    page: 3,
    teams: manyTeams.slice(40),
  });
  expect(paginateTeams(manyTeams, { query: 'tim 4', page: 2 })).toMatchObject({
    count: 7,
    page: 1,
    pageCount: 1,
  });
  expect(paginateTeams([], { query: '', page: 1 })).toMatchObject({
    count: 0,
    page: 1,
    pageCount: 1,
    teams: [],
  });
});
