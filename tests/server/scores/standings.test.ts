import { and, eq, isNull, not } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CategoryResults, ClubResult, Score, Team } from '../../../openapi/schema.d.ts';
import { categories, registrations, runs, standings, teams } from '../../../server/db/schema.ts';
import { deriveMissingScores } from '../../../server/scores/deriveMissingScores.ts';
import { describeResult } from '../../../server/node/share/describeResult.ts';
import { toResultRows } from '../../../src/features/scoring/resultRows.ts';
import { rankScores } from '../../../src/lib/scoreRanking.ts';
import { toStandingRows } from '../../../src/lib/standingRows.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';
import { runsPath } from '../../support/screens/scoreEntry.ts';
import { createNumbers, randomRules, randomRun } from '../../support/naiveScore.ts';

const backend = useBackend();
const {
  place,
  first,
  save,
  planFinal,
  teamId,
  add,
  ofRound,
  openRound,
  closeRound,
  request,
  readScoreEntry,
} = createRoundRequests(backend);

async function read<Data>(path: string): Promise<Data> {
  const { status, body } = await backend.request('GET', path);
  expect(status).toBe(200);
  return body as Data;
}

const scoresPath = () =>
  `/api/scores?tournament=${place().tournamentId}&category=${place().categoryId}`;
const readScores = async (query = '') =>
  (await read<{ data: Score[] }>(`${scoresPath()}${query}`)).data;
const readResults = async () =>
  (
    await read<{ data: CategoryResults }>(
      `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`,
    )
  ).data;
const byPlace = (scores: Score[]) =>
  rankScores(scores, 'Line Follower').map(({ rank, score }) => [score.registration.team.id, rank]);

/** Opens a final of two teams: the first is out in the preliminary round with the most points of all. */
async function playFinal() {
  const finalId = await planFinal(2);
  await add(0, { points: 300 });
  await add(1, { points: 290 });
  await add(2, { points: 280 });
  await openRound(finalId, {
    team_ids: [teamId(1), teamId(2)],
    reason: 'Tim pertama mengundurkan diri',
  });
  await add(1, { points: 20 }, finalId);
  await add(2, { points: 40 }, finalId);
  return finalId;
}

describe('the places after a final that starts anew', () => {
  it('have its winner first, and whoever is out behind the finalists', async () => {
    await playFinal();
    expect(byPlace(await readScores())).toEqual([
      [teamId(2), 1],
      [teamId(1), 2],
      [teamId(0), 3],
    ]);
    const best = await readScores('&limit=2');
    expect(best.map(({ registration }) => registration.team.id).sort()).toEqual(
      [teamId(1), teamId(2)].sort(),
    );
  });

  it('change with a corrected run, a deleted one and the teams of a round', async () => {
    const finalId = await playFinal();
    const { runs } = await readScoreEntry();
    const run = runs.find((each) => each.team.id === teamId(1) && each.round_id === finalId);
    const token = await backend.signIn('organiser');
    const path = `/api/organiser/runs/${run?.id}`;
    const body = { outcome: 'finished', points: 50, time: '01:00.00' };
    await backend.request('PUT', path, { token, body });
    expect(byPlace(await readScores())[0]).toEqual([teamId(1), 1]);
    await backend.request('DELETE', path, { token });
    expect(byPlace(await readScores())).toEqual([
      [teamId(2), 1],
      [teamId(1), 2],
      [teamId(0), 3],
    ]);
    const replaced = await ofRound(finalId, 'POST', 'replacement', {
      team_id: teamId(1),
      replacement_id: teamId(0),
      reason: 'Sakit',
    });
    expect(replaced.status).toBe(200);
    expect(byPlace(await readScores())).toEqual([
      [teamId(2), 1],
      [teamId(0), 2],
      [teamId(1), 3],
    ]);
  });

  it('are provisional while a round is open on the day', async () => {
    const finalId = await playFinal();
    const readMarks = async () => [
      (await readResults()).provisional,
      ...(await readScores()).map(({ provisional }) => provisional),
    ];
    expect(new Set(await readMarks())).toEqual(new Set([true]));
    await closeRound(finalId);
    expect(new Set(await readMarks())).toEqual(new Set([undefined]));
    await ofRound(finalId, 'PUT', 'state', { state: 'open' });
    backend.clock.at = new Date('2031-01-01T00:00:00Z');
    expect(new Set(await readMarks())).toEqual(new Set([undefined]));
  });

  it('are derived for runs that have none', async () => {
    await playFinal();
    const before = await backend.db.select().from(standings);
    await backend.db.delete(standings);
    await deriveMissingScores(backend.db);
    const sort = (rows: typeof before) =>
      rows.toSorted((one, other) => one.registrationId - other.registrationId);
    expect(sort(await backend.db.select().from(standings))).toEqual(sort(before));
  });
});

it('the newest scores are those of the latest runs, also of worse ones', async () => {
  await add(0, { points: 60 });
  await add(1, { points: 50 });
  await add(0, { number: 2, points: 10, time: '02:00.00' });
  expect(await readScores('&newest=2')).toMatchObject([
    { points: 50, registration: { team: { id: teamId(1) } } },
    {
      points: 60,
      place: 1,
      last_run: { round: 'Penyisihan', number: 2, points: 10, time: '02:00.00' },
      registration: { team: { id: teamId(0) } },
    },
  ]);
});

it.each(['category', 'tournament'])(
  'the newest scores of a %s are not fewer because another one has later runs',
  async (kind) => {
    await add(0, { points: 60 });
    await add(1, { points: 50 });
    const isOwn = {
      tournament: eq(registrations.tournamentId, place().tournamentId),
      category: eq(registrations.categoryId, place().categoryId),
    };
    const [other] = await backend.db
      .select({ registration: registrations })
      .from(registrations)
      .innerJoin(categories, eq(categories.id, registrations.categoryId))
      .leftJoin(runs, eq(runs.registrationId, registrations.id))
      .where(
        and(
          kind === 'category' ? isOwn.tournament : not(isOwn.tournament),
          kind === 'category' ? not(isOwn.category) : isOwn.category,
          eq(categories.timeFormat, 'MM:SS.hh'),
          isNull(runs.id),
        ),
      );
    if (!other) throw new Error('There is no team without a run');
    const { teamId: team_id } = other.registration;
    const run = { key: crypto.randomUUID(), team_id, points: 90, time: '01:00.00' };
    expect((await request('POST', runsPath(other.registration), run)).status).toBe(201);
    expect(await readScores('&newest=2')).toMatchObject([{ points: 60 }, { points: 50 }]);
  },
);

it('a round that ranks points alone has its own order where the category is ranked by time', async () => {
  await backend.db
    .update(categories)
    .set({ ranking: 'time' })
    .where(eq(categories.id, place().categoryId));
  await save([roundInput({ id: first().id, ranking: 'points_only' })]);
  await add(0, { points: 10, time: null });
  await add(1, { points: 30, time: null });
  await add(2, { points: 20, time: null });
  const scores = await readScores();
  expect(byPlace(scores)).toEqual([
    [teamId(1), 1],
    [teamId(2), 2],
    [teamId(0), 3],
  ]);
  expect(rankScores(scores, '').map(({ points, time }) => [points, time])).toEqual([
    [30, null],
    [20, null],
    [10, null],
  ]);
  await backend.db
    .update(categories)
    .set({ ranking: 'points' })
    .where(eq(categories.id, place().categoryId));
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'every surface has the places of random rounds %i',
  async (seed) => {
    const numbers = createNumbers(seed);
    const [own, ofFinal] = randomRules(numbers, 2).map((rule) =>
      // Where the best run is the result, it cannot decide between equal ones.
      rule.counting === 'best' ? { ...rule, ties: 'next_runs' as const } : rule,
    );
    if (!own || !ofFinal) throw new Error('There are no rules');
    const saved = await save([
      roundInput({ ...own, id: first().id }),
      roundInput({ ...ofFinal, name: 'Final', team_count: 3 }),
    ]);
    expect(saved).toMatchObject({ status: 200 });
    const finalId = saved.body.data.rounds[1]?.id ?? 0;
    const runs = [0, 1, 2, 3, 4, 5].flatMap((index) =>
      Array.from({ length: own.run_count }, (_, at) => ({ index, number: at + 1 })),
    );
    for (const { index, number } of runs.filter(() => numbers(4) > 0))
      expect(await add(index, { number, ...randomRun(numbers, own) })).toBe(201);
    const ranked =
      (await readResults()).rounds[0]?.results.filter(({ rank }) => rank !== null) ?? [];
    const finalists = ranked.slice(0, 3).map(({ team }) => team.id);
    await openRound(finalId, { team_ids: finalists, reason: 'Undian' });
    for (const id of finalists.filter(() => numbers(4) > 0))
      expect(await add(place().teamIds.indexOf(id), randomRun(numbers, ofFinal), finalId)).toBe(
        201,
      );
    await expectSamePlaces();
  },
);

/** Compares what every surface shows with the order of the rounds: the final first, then who is out. */
async function expectSamePlaces() {
  const results = await readResults();
  const [one, final] = results.rounds;
  const rankIn = (round: typeof one, id: number) =>
    round?.results.find(({ team }) => team.id === id)?.rank ?? null;
  const isFinalist = (id: number) => final?.results.some(({ team }) => team.id === id) ?? false;
  const keyOf = (id: number) => {
    const [own, inFinal] = [rankIn(one, id), rankIn(final, id)];
    if (inFinal !== null) return inFinal;
    return own === null ? undefined : own + (isFinalist(id) ? 1000 : 2000);
  };
  const ids = one?.results.map(({ team }) => team.id) ?? [];
  const keys = ids.flatMap((id) => keyOf(id) ?? []);
  const expected = new Map(
    ids.map((id) => {
      const key = keyOf(id);
      return [id, key === undefined ? null : 1 + keys.filter((other) => other < key).length];
    }),
  );
  expect(new Map(results.standings.map(({ team_id: id, place: at }) => [id, at]))).toEqual(
    expected,
  );
  expect(toStandingRows(results).map(({ place: at, team }) => [team.id, at])).toEqual(
    results.standings.map(({ team_id: id, place: at }) => [id, at]),
  );
  const scores = await readScores();
  const scored = new Set(scores.map(({ registration }) => registration.team.id));
  const placed = [...expected].flatMap(([id, at]) =>
    at === null || !scored.has(id) ? [] : [[id, at] as const],
  );
  expect(new Map(byPlace(scores) as [number, number][])).toEqual(new Map(placed));
  expect(byPlace(await readScores('&limit=3')).map(([, at]) => at)).toEqual(
    byPlace(scores)
      .slice(0, 3)
      .map(([, at]) => at),
  );
  const teamIds = new Map(scores.map(({ registration: { team } }) => [team.name, team.id]));
  const inFile = toResultRows(results, await readScoreEntry())
    .filter(([round, at, , , name = '']) => round === 'Peringkat akhir' && at && teamIds.has(name))
    .map(([, at, , , name = '']) => [teamIds.get(name), Number(at)] as const);
  expect(new Map(inFile)).toEqual(new Map(placed));
  const { winners = [] } = describeResult({ title: 'T', date: '2026-12-05' }, scores);
  expect(winners.map(({ rank }) => rank)).toEqual(
    byPlace(scores)
      .slice(0, 3)
      .map(([, at]) => at),
  );
  for (const [id, at] of expected) {
    const { team } = await read<{ team: Team }>(`/api/teams/${id}`);
    const registration = team.registrations?.find(
      ({ tournament }) => tournament.id === place().tournamentId,
    );
    expect(registration?.result?.rank ?? registration?.place ?? null).toBe(at);
  }
  const clubs = await backend.db
    .selectDistinct({ id: teams.clubId })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(registrations.tournamentId, place().tournamentId));
  for (const { id } of clubs) {
    const { data } = await read<{ data: ClubResult[] }>(`/api/gh-schools/${id}/results`);
    const own = data.find(({ tournament }) => tournament.id === place().tournamentId);
    const listed = (own?.teams ?? []).filter((team) => expected.has(team.id));
    expect(listed.map(({ rank = null }) => rank)).toEqual(
      listed.map((team) => expected.get(team.id)),
    );
  }
}
