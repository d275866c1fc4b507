import { expect, test } from 'vitest';
import { findByName, pageOf } from './selection.ts';

const teams = ['Garuda Lintas', 'Lentera Semeru', 'Gajah Gayo', 'C++ (Malang)'].map((name) => ({
  name,
}));
const many = Array.from({ length: 45 }, (_, place) => ({ name: `Tim ${place + 1}` }));
const namesFound = (query: string) => findByName(teams, query).map(({ name }) => name);

test.each([
  ['', ['Garuda Lintas', 'Lentera Semeru', 'Gajah Gayo', 'C++ (Malang)']],
  ['GA', ['Garuda Lintas', 'Gajah Gayo']],
  ['aruda l', ['Garuda Lintas']],
  ['  semeru ', ['Lentera Semeru']],
  ['c++ (', ['C++ (Malang)']],
  ['.*', []],
])('finds by any part of the name: %j', (query, names) => {
  expect(namesFound(query)).toEqual(names);
});

test('a page has 20 teams, the last what is left, and none lies beyond', () => {
  expect(pageOf(many, { query: '', page: 1 })).toMatchObject({
    count: 45,
    page: 1,
    pageCount: 3,
    teams: many.slice(0, 20),
  });
  expect(pageOf(many, { query: '', page: 9 })).toMatchObject({ page: 3, teams: many.slice(40) });
  expect(pageOf(many, { query: 'tim 4', page: 2 })).toMatchObject({
    count: 7,
    page: 1,
    pageCount: 1,
  });
  expect(pageOf([], { query: '', page: 1 })).toMatchObject({
    count: 0,
    page: 1,
    pageCount: 1,
    teams: [],
  });
});
