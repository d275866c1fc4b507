import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CategoryResults, Score, Team } from '../../../openapi/schema.d.ts';
import { runs, teams } from '../../../server/db/schema.ts';
import { rankScores } from '../../../src/lib/scoreRanking.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const requests = createRoundRequests(backend);
const { place, first, save, planFinal, teamId, add, ofRound, openRound, readScoreEntry } = requests;

it('the teams of score entry are in the order of their names, and equal ones of their ids', async () => {
  const twins = [teamId(2), teamId(0)];
  await backend.db.update(teams).set({ name: 'Kembar' }).where(inArray(teams.id, twins));
  const { teams: listed } = await readScoreEntry();
  expect(listed.length).toBeGreaterThan(4);
  expect(listed.map(({ id }) => id)).toEqual(
    listed
      .toSorted((one, other) =>
        one.name === other.name ? one.id - other.id : one.name < other.name ? -1 : 1,
      )
      .map(({ id }) => id),
  );
});

it('the runs of a team are in the order of rounds and numbers, however they were entered', async () => {
  const finalId = await planFinal(1);
  await add(0, { number: 2, points: 20 });
  await openRound(finalId, { team_ids: [teamId(0)] });
  await add(0, { points: 30 }, finalId);
  await ofRound(first().id, 'PUT', 'state', { state: 'open', reason: 'Percobaan 1 terlewat' });
  await add(0, { number: 1, points: 10 });
  const { body } = await backend.request('GET', `/api/teams/${teamId(0)}`);
  const registration = (body as { team: Team }).team.registrations?.find(
    ({ tournament }) => tournament.id === place().tournamentId,
  );
  expect(registration?.runs?.map(({ round, number, points }) => [round, number, points])).toEqual([
    ['Penyisihan', 1, 10],
    ['Penyisihan', 2, 20],
    ['Final', 1, 30],
  ]);
  const path = `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`;
  const results = (await backend.request('GET', path)).body as { data: CategoryResults };
  expect(results.data.rounds[0]?.results[0]?.runs.map(({ number }) => number)).toEqual([1, 2]);
});

it('the newest scores are in the order in which they were entered, and those of one time of their ids', async () => {
  for (const index of [0, 1, 2, 3]) await add(index, {});
  await add(1, { number: 2 });
  const { runs: entered } = await readScoreEntry();
  const idsOf = (index: number) =>
    entered.filter(({ team }) => team.id === teamId(index)).map(({ id }) => id);
  const setTime = (ids: number[], minute: number) =>
    backend.db
      .update(runs)
      .set({ createdAt: new Date(Date.UTC(2026, 0, 1, 3, minute)) })
      .where(inArray(runs.id, ids));
  await setTime(idsOf(0), 20);
  // The second run of this team was entered before its first one.
  await setTime(idsOf(1).slice(0, 1), 5);
  await setTime(idsOf(1).slice(1), 30);
  await setTime([...idsOf(2), ...idsOf(3)], 10);
  const { tournamentId, categoryId } = place();
  const readNewest = async (count: number) => {
    const path = `/api/scores?tournament=${tournamentId}&category=${categoryId}&newest=${count}`;
    const { data } = (await backend.request('GET', path)).body as { data: Score[] };
    return data.map(({ registration, last_run: run }) => [registration.team.id, run?.number]);
  };
  const newest = [
    [teamId(2), 1],
    [teamId(3), 1],
    [teamId(0), 1],
    [teamId(1), 1],
  ];
  expect(await readNewest(9)).toEqual(newest);
  expect(await readNewest(3)).toEqual(newest.slice(1));
  expect((await readScoreEntry()).runs.map(({ team, number }) => [team.id, number])).toEqual([
    ...newest.toReversed(),
    [teamId(1), 2],
  ]);
});

it('teams without a result come after the others: those with the last rank, then by name', async () => {
  await save([roundInput({ id: first().id, without_result: 'last' })]);
  const { teams: listed } = await readScoreEntry();
  const [one, two, three] = listed.map(({ id }) => place().teamIds.indexOf(id));
  const missed = { outcome: 'dns', points: null, time: null };
  await add(three ?? 0, missed);
  await add(two ?? 0, { points: 10 });
  await add(one ?? 0, missed);
  const path = `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`;
  const { data } = (await backend.request('GET', path)).body as { data: CategoryResults };
  const results = data.rounds[0]?.results ?? [];
  const places = [
    [listed[1]?.id, 1],
    [listed[0]?.id, 2],
    [listed[2]?.id, 2],
    // Those that are still to run.
    ...results.slice(3).map(({ team }) => [team.id, null]),
  ];
  expect(results.map(({ team, rank }) => [team.id, rank])).toEqual(places);
  expect(results.slice(3).map(({ team }) => team.name)).toEqual(
    listed.slice(3).map(({ name }) => name),
  );
  expect(data.standings.map(({ team_id: id, place: at }) => [id, at])).toEqual(places);
});

it('a team of a later round has the last rank there only once it has a run', async () => {
  const { body } = await save([
    roundInput({ id: first().id }),
    roundInput({ name: 'Final', team_count: 2, without_result: 'last' }),
  ]);
  const finalId = body.data.rounds[1]?.id ?? 0;
  await add(0, { points: 90 });
  await add(1, { points: 80 });
  await openRound(finalId, { team_ids: [teamId(0), teamId(1)] });
  await add(0, { points: 10 }, finalId);
  const ranksOfFinal = async () => {
    const { tournamentId, categoryId } = place();
    const path = `/api/tournaments/${tournamentId}/categories/${categoryId}/results`;
    const { data } = (await backend.request('GET', path)).body as { data: CategoryResults };
    return data.rounds[1]?.results.map(({ team, rank }) => [team.id, rank]);
  };
  expect(await ranksOfFinal()).toEqual([
    [teamId(0), 1],
    [teamId(1), null],
  ]);
  await add(1, { outcome: 'dns', points: null, time: null }, finalId);
  expect(await ranksOfFinal()).toEqual([
    [teamId(0), 1],
    [teamId(1), 2],
  ]);
});

it('the best scores of all tournaments are those of each category by its rule', async () => {
  const list = async (query: string) =>
    ((await backend.request('GET', `/api/scores${query}`)).body as { data: Score[] }).data;
  const byCategory = (scores: Score[]) =>
    Map.groupBy(scores, ({ registration }) => registration.category.id);
  const best = byCategory(await list('?limit=2'));
  const all = byCategory(await list(''));
  expect(all.size).toBeGreaterThan(3);
  expect(best.size).toBe(all.size);
  const valuesOf = (scores: Score[]) =>
    rankScores(scores, '').map(({ rank, score: { points, time } }) => [rank, points, time]);
  for (const [id, scores] of all)
    expect(valuesOf(best.get(id) ?? [])).toEqual(valuesOf(scores).slice(0, 2));
});
