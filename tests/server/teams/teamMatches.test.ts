import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Match, RoundMatches } from '../../../openapi/schema.d.ts';
import { draws, registrations } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';
import { readTeam } from '../../support/screens/teamPage.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend.db.delete(draws);
});
const { place, first, request, readScoreEntry, save, ofRound } = createRoundRequests(backend);

const matchRule = {
  kind: 'knockout',
  group_count: 1,
  best_of: 1,
  counts: 'points',
  has_draws: false,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['difference'],
  has_third_place: true,
};

const registered = async (count: number) => {
  const { tournamentId, categoryId } = place();
  const found = await backend.db
    .select({ id: registrations.teamId })
    .from(registrations)
    .where(
      and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId)),
    )
    .orderBy(asc(registrations.id))
    .limit(count);
  return found.map(({ id }) => id);
};
const plan = async (rule: object) =>
  expect(
    await save([roundInput({ id: first().id, match_rule: { ...matchRule, ...rule } })]),
  ).toEqual(expect.objectContaining({ status: 200 }));
const draw = async (places: Partial<RoundMatches['draw']>) =>
  expect(await ofRound(first().id, 'PUT', 'draw', { method: 'hand', ...places })).toMatchObject({
    status: 200,
  });
const findMatch = async (isWanted: (match: Match) => boolean) =>
  (await readScoreEntry()).match_rounds?.flatMap(({ matches }) => matches).find(isWanted);
const end = async (isWanted: (match: Match) => boolean, result: object) =>
  expect(
    await request('PUT', `/api/organiser/matches/${(await findMatch(isWanted))?.id}/result`, {
      key: crypto.randomUUID(),
      outcome: 'played',
      ...result,
    }),
  ).toMatchObject({ status: 200 });
const hasNumber = (number: number) => (match: Match) => match.number === number;
const readMatches = async (teamId: number) =>
  (await readTeam(backend, teamId)).registrations?.find(
    ({ tournament, category }) =>
      tournament.id === place().tournamentId && category.id === place().categoryId,
  )?.matches;

it('the page of a team has its matches of a group, from its own side', async () => {
  await plan({ kind: 'groups', has_draws: true, has_third_place: false });
  const [a = 0, b = 0, c = 0] = await registered(3);
  expect(await readMatches(a)).toBeUndefined();
  await draw({ groups: [[a, b, c]] });
  const isBetween = (one: number, other: number) => (match: Match) =>
    [one, other].every((id) => [match.home.team_id, match.away.team_id].includes(id));
  const ofPair = await findMatch(isBetween(a, b));
  const isHome = ofPair?.home.team_id === a;
  await end(isBetween(a, b), { home_score: isHome ? 4 : 1, away_score: isHome ? 1 : 4 });
  await end(isBetween(b, c), { home_score: 2, away_score: 2 });
  const { name } = await readTeam(backend, b);
  const matches = await readMatches(a);
  expect(matches).toHaveLength(2);
  expect(matches).toContainEqual({
    round: 'Penyisihan',
    number: ofPair?.number,
    group: 1,
    stage_teams: null,
    opponent: { id: b, name },
    result: { outcome: 'won', own: 4, other: 1 },
  });
  expect(matches).toContainEqual(
    expect.objectContaining({ opponent: expect.objectContaining({ id: c }), result: null }),
  );
  const results = (await readMatches(b))?.map(({ result }) => result);
  expect(results).toHaveLength(2);
  expect(results).toContainEqual({ outcome: 'lost', own: 1, other: 4 });
  expect(results).toContainEqual({ outcome: 'drawn', own: 2, other: 2 });
});

it('the page of a team has its matches of a knock-out once both teams are known', async () => {
  await plan({});
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = await registered(6);
  // The first team has nobody to play against.
  await draw({ slots: [a, null, b, c, d, e, f, null] });
  expect(await readMatches(a)).toBeUndefined();
  await end(hasNumber(2), { outcome: 'absent', side: 'home' });
  expect(await readMatches(b)).toMatchObject([
    {
      number: 2,
      group: null,
      stage_teams: 8,
      result: { outcome: 'lost', own: 0, other: 3, walkover: true },
    },
  ]);
  expect(await readMatches(c)).toMatchObject([
    { number: 2, stage_teams: 8, result: { outcome: 'won', walkover: true } },
    { number: 5, stage_teams: 4, opponent: { id: a }, result: null },
  ]);
  await end(hasNumber(3), { home_score: 2, away_score: 1 });
  await end(hasNumber(5), { home_score: 2, away_score: 0 });
  await end(hasNumber(6), { home_score: 2, away_score: 0 });
  expect(await readMatches(a)).toMatchObject([
    { number: 5, stage_teams: 4, result: { outcome: 'won' } },
    { number: 7, stage_teams: 2, opponent: { id: d }, result: null },
  ]);
  expect((await readMatches(c))?.at(-1)).toMatchObject({
    number: 8,
    stage_teams: null,
    group: null,
    opponent: { id: f },
  });
});
