import { expect, test } from 'vitest';
import type { Score } from '../../../openapi/schema.d.ts';
import { findTeams, resultsOf } from './results.ts';

const score = (
  team: string,
  points: number,
  more: { tournament_id?: number; category?: number; time?: string } = {},
): Score => ({
  points,
  time: more.time ?? '00:10.00',
  ...(more.tournament_id && { tournament_id: more.tournament_id }),
  registration: {
    category: { id: more.category ?? 1, name: 'Sumo' },
    team: { id: points, name: team },
  },
});

const contest = { tournamentId: 7, categoryId: 1, categoryName: 'Sumo' };
const teams = (scores: Score[], given = contest) =>
  resultsOf(scores, given).map(
    ({ rank, score: { registration } }) => `${rank} ${registration.team.name}`,
  );

test('only scores of the category and of this tournament count, and those of no tournament', () => {
  expect(
    teams([
      score('here', 10, { tournament_id: 7 }),
      score('elsewhere', 30, { tournament_id: 8 }),
      score('anywhere', 20),
      score('other category', 40, { category: 2, tournament_id: 7 }),
    ]),
  ).toEqual(['1 anywhere', '2 here']);
});

test('a tournament that is null, which the document forbids, is no tournament', () => {
  const loose = { ...score('loose', 5), tournament_id: null } as unknown as Score;
  expect(teams([loose])).toEqual(['1 loose']);
});

test('nobody is left out, and times are shown as on the board', () => {
  const many = Array.from({ length: 120 }, (_, place) => score(`team ${place}`, place));
  expect(resultsOf(many, contest)).toHaveLength(120);
  expect(
    resultsOf([score('slow', 1, { time: '5:09' })], { ...contest, categoryName: 'INSPIRE' })[0]
      ?.time,
  ).toBe('00:05:09');
});

test('a team is found by a part of its name in any case, with the rank it has', () => {
  const results = resultsOf(
    [score('Garuda', 3), score('Rajawali', 2), score('Garuda Muda', 1)],
    contest,
  );
  expect(findTeams(results, ' GARUDA ').map(({ rank }) => rank)).toEqual([1, 3]);
  expect(findTeams(results, '')).toHaveLength(3);
  expect(findTeams(results, 'elang')).toEqual([]);
});
