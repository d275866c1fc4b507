import { expect, it } from 'vitest';
import type { CategoryResults, Score } from '../../../openapi/schema.d.ts';
import { registrations, teams } from '../../../server/db/schema.ts';
import { describeResult } from '../../../server/node/share/describeResult.ts';
import { toPodium } from '../../../src/features/results/useResults.ts';
import { rankScores } from '../../../src/lib/scoreRanking.ts';
import { type Contest, readContests, toRuns } from '../../support/contests.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { place, first, save, teamId, add, openRound } = createRoundRequests(backend);

const contests = readContests().filter(({ id }) => id.startsWith('robotsju-'));

/** Returns the official places: of the final, of who was out before it, and of the first round. */
function readOfficial({ rounds }: Contest): Map<string, number> {
  const official = new Map<string, number>();
  for (const { rows } of rounds.toReversed())
    for (const { team, finalRank, rank } of rows) {
      const known = finalRank ?? rank;
      if (known && !official.has(team)) official.set(team, known);
    }
  return official;
}

/** Registers more teams, so that there are as many as a contest has. */
async function addTeams(count: number): Promise<void> {
  const { tournamentId, categoryId, teamIds } = place();
  const missing = Array.from({ length: Math.max(0, count - teamIds.length) }, (_, index) => ({
    code: `X-BSAR-${String(index + teamIds.length).padStart(5, '0')}` as const,
    name: `Tim ${index + teamIds.length}`,
    clubId: 1,
    categoryId,
  }));
  if (missing.length === 0) return;
  const added = await backend.db.insert(teams).values(missing).returning({ teamId: teams.id });
  await backend.db.insert(registrations).values(
    added.map(({ teamId: id }) => ({
      tournamentId,
      categoryId,
      teamId: id,
      startNumber: 1000 + id,
    })),
  );
  teamIds.push(...added.map(({ teamId: id }) => id));
}

/** Plays a contest by requests, and returns the ids of its teams by their names. */
async function play({ product, rounds }: Contest): Promise<Map<string, number>> {
  const names = [...new Set(rounds.flatMap(({ rows }) => rows.map(({ team }) => team)))];
  await addTeams(names.length);
  const ids = new Map(names.map((name, index) => [name, teamId(index)]));
  const saved = await save(
    rounds.map((round, index) =>
      roundInput({
        ...(round.product ?? product),
        name: round.name,
        team_count: rounds[index - 1]?.teamCount ?? null,
        ...(index === 0 && { id: first().id }),
      }),
    ),
  );
  expect(saved).toMatchObject({ status: 200 });
  const statuses: number[] = [];
  for (const [index, { rows }] of rounds.entries()) {
    const roundId = saved.body.data.rounds[index]?.id ?? 0;
    const teamIds = rows.map(({ team }) => ids.get(team) ?? 0);
    if (index > 0) statuses.push((await openRound(roundId, { team_ids: teamIds })).status);
    for (const row of rows)
      for (const run of toRuns(row))
        statuses.push(await add(names.indexOf(row.team), { ...run, time: null }, roundId));
  }
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  return ids;
}

it.each(contests.map((contest) => [contest.id, contest] as const))(
  '%s has its official winners wherever they are shown',
  async (_id, contest) => {
    const ids = await play(contest);
    const official = new Map(
      [...readOfficial(contest)].map(([team, rank]) => [ids.get(team), rank] as const),
    );
    const { tournamentId, categoryId } = place();
    const read = async <Data>(path: string) =>
      ((await backend.request('GET', path)).body as { data: Data }).data;
    const results = await read<CategoryResults>(
      `/api/tournaments/${tournamentId}/categories/${categoryId}/results`,
    );
    const places = results.standings.map(({ team_id: id, place: at }) => [id, at] as const);
    expect(new Map(places.filter(([, at]) => at !== null))).toEqual(official);
    const query = `/api/scores?tournament=${tournamentId}&category=${categoryId}`;
    const scores = await read<Score[]>(query);
    expect(
      new Map(rankScores(scores, '').map(({ rank, score }) => [score.registration.team.id, rank])),
    ).toEqual(official);
    const best = rankScores(await read<Score[]>(`${query}&limit=3`), '');
    const winners = best.map(({ score }) => score.registration.team);
    expect(winners.map(({ id }) => official.get(id))).toEqual([1, 2, 3]);
    const names = winners.map(({ name }) => name);
    const podium = toPodium(undefined, results) ?? [];
    expect(podium.slice(0, 3).map(({ team }) => team.name)).toEqual(names);
    const { winners: shared = [] } = describeResult({ title: '', date: '2026-12-05' }, scores);
    expect(shared.map(({ name }) => name)).toEqual(names);
  },
);
