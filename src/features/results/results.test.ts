import { expect, test } from 'vitest';
import type { Score } from '../../../openapi/schema.d.ts';
import { filterByTeamName, rankResults } from './results.ts';

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

const filter = { tournamentId: 7, categoryId: 1, categoryName: 'Sumo' };
const teams = (scores: Score[], givenFilter = filter) =>
  rankResults(scores, givenFilter).map(
    ({ rank, score: { registration } }) => `${rank} ${registration.team.name}`,
  );

test('counts scores of the category that have the tournament id or none', () => {
  expect(
    teams([
      score('here', 10, { tournament_id: 7 }),
      score('elsewhere', 30, { tournament_id: 8 }),
      score('anywhere', 20),
      score('other category', 40, { category: 2, tournament_id: 7 }),
    ]),
  ).toEqual(['1 anywhere', '2 here']);
});

test('a tournament id of null, which the API schema forbids, counts as none', () => {
  const loose = { ...score('loose', 5), tournament_id: null } as unknown as Score;
  expect(teams([loose])).toEqual(['1 loose']);
});

test('returns every score, with times formatted as on the leaderboard', () => {
  const manyScores = Array.from({ length: 120 }, (_, place) => score(`team ${place}`, place));
  expect(rankResults(manyScores, filter)).toHaveLength(120);
  expect(
    rankResults([score('slow', 1, { time: '5:09' })], { ...filter, categoryName: 'INSPIRE' })[0]
      ?.time,
  ).toBe('00:05:09');
});

test('finds teams by a part of the name in any case, and keeps the ranks', () => {
  const results = rankResults(
    [score('Garuda', 3), score('Rajawali', 2), score('Garuda Muda', 1)],
    filter,
  );
  expect(filterByTeamName(results, ' GARUDA ').map(({ rank }) => rank)).toEqual([1, 3]);
  expect(filterByTeamName(results, '')).toHaveLength(3);
  expect(filterByTeamName(results, 'elang')).toEqual([]);
});
