import { expect, it } from 'vitest';
import type { ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { findTeams } from './findTeams.ts';

const team = (id: number, code: ScoreEntryTeam['code'], name: string): ScoreEntryTeam => ({
  id,
  code,
  name,
  club: 'Klub',
});
const teams = [
  team(1, 'X-ABCD-00012', 'Garuda Baja'),
  team(2, 'X-ABCD-00112', 'Baja Ringan'),
  team(3, 'X-EFGH-00021', 'Elang 12'),
];
const find = (query: string, complete: number[] = []) =>
  findTeams(teams, query, ({ id }) => complete.includes(id)).map(({ id }) => id);

it('finds the number of a code before its end, and that before a name', () => {
  expect(find('12')).toEqual([1, 2, 3]);
  expect(find('112')).toEqual([2]);
  expect(find('x-efgh-00021')).toEqual([3]);
});

it('finds the beginning of a name before another word of one', () => {
  expect(find('BAJA')).toEqual([2, 1]);
  expect(find('aruda')).toEqual([1]);
});

it('puts teams that have all their runs after equals, and finds nothing for nothing', () => {
  expect(find('abcd')).toEqual([1, 2]);
  expect(find('abcd', [1])).toEqual([2, 1]);
  expect(find(' ')).toEqual([]);
  expect(find('zzz')).toEqual([]);
});
