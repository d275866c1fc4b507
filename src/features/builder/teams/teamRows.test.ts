import { describe, expect, it, test } from 'vitest';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { createTextSearch } from '../../../lib/text/createTextSearch.ts';
import { teamCategories, toTeamRows, sortRows, type TeamRow } from './teamRows.ts';

const team = (id: number, name: string, category: string, members: string[]): BuilderTeam => ({
  id,
  name,
  team_id: `X-MLGT-0000${id}`,
  category_id: category.length,
  category: { id: category.length, name: category },
  category_name: category,
  member_count: members.length,
  members: members.map((memberName, index) => ({
    id: index,
    name: memberName,
    email: '',
    level: index === 0 ? 'leader' : 'member',
    profile_picture: null,
  })),
});
const rows = toTeamRows([
  team(7, 'Garuda 10', 'Sumo', ['Bagas', 'Ayu']),
  team(3, 'garuda 9', 'Inspire', ['Citra']),
  team(5, 'Elang', 'Sumo', ['Dewi', 'Eka']),
]);
const numbers = (matches: readonly TeamRow[]) => matches.map(({ number }) => number);

test('rows are numbered in order of creation', () => {
  expect(rows.map(({ number, id }) => [number, id])).toEqual([
    [1, 7],
    [2, 3],
    [3, 5],
  ]);
});

test('each category with a team is listed once, sorted by name', () => {
  expect(teamCategories(rows).map(({ name }) => name)).toEqual(['Inspire', 'Sumo']);
});

describe('rows are found', () => {
  it.each([
    ['not at all by a blank query', '  ', [1, 2, 3]],
    ['by name', ' GARUDA', [1, 2]],
    ['by ID', 'mlgt-00005', [3]],
    ['by member', 'ayu', [1]],
    ['by text without a match', 'robot', []],
  ])('%s', (_, query, matches) => expect(numbers(createTextSearch(rows)(query))).toEqual(matches));
});

describe('rows are sorted', () => {
  it.each([
    ['name', false, [3, 2, 1]],
    ['name', true, [1, 2, 3]],
    ['member_count', true, [1, 3, 2]],
    ['category_name', false, [2, 1, 3]],
    ['number', true, [3, 2, 1]],
    ['team_id', false, [2, 3, 1]],
  ] as const)('by %s, descending: %s', (field, descending, order) => {
    expect(numbers(sortRows(rows, { field, descending }))).toEqual(order);
  });
});
