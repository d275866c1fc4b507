import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type PlayedRound, type RoundRule, toScore } from '../../openapi/runResults.ts';
import { parseTime } from '../../openapi/scoreTimes.ts';
import { registrations, rounds, roundTeams, runs, scores } from '../../server/db/schema.ts';
import { toRule } from '../../server/scores/rounds/roundQueries.ts';
import { useBackend } from '../support/database/backend.ts';
import { createNumbers, naiveScore, randomRule, randomRun } from '../support/naiveScore.ts';
import { findOpenScoreEntry, runsPath, type ScoreAnswer } from '../support/screens/scoreEntry.ts';

// The score of a team is written in the transaction of its runs: whatever was added, corrected and
// deleted, also at the same time, it is what a recomputation from the runs gives.

const backend = useBackend();
const teamCount = 8;

let token: string;
let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let teams: { teamId: number; registrationId: number }[];
let roundIds: number[];
beforeAll(async () => {
  place = await findOpenScoreEntry(backend.db);
  const { tournamentId, categoryId } = place;
  teams = await backend.db
    .select({ teamId: registrations.teamId, registrationId: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.tournamentId, tournamentId),
        inArray(registrations.teamId, place.teamIds.slice(0, teamCount)),
      ),
    );
  const [first] = await backend.db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.tournamentId, tournamentId), eq(rounds.categoryId, categoryId)));
  const [final] = await backend.db
    .insert(rounds)
    .values({ ...place, position: 2, name: 'Final', ranking: 'points', teamCount })
    .returning({ id: rounds.id });
  roundIds = [first?.id ?? 0, final?.id ?? 0];
  await backend.db.insert(roundTeams).values(
    teams.map(({ registrationId }, index) => ({
      roundId: final?.id ?? 0,
      registrationId,
      position: index + 1,
    })),
  );
});
const registrationIds = () => teams.map(({ registrationId }) => registrationId);
beforeEach(async () => {
  token = await backend.signIn('organiser');
});

const send = async (method: string, path: string, body?: unknown) =>
  (await backend.request(method, path, { token, body })) as unknown as ScoreAnswer;
const setRule = (id: number, rule: RoundRule) =>
  backend.db
    .update(rounds)
    .set({
      runCount: rule.run_count,
      counting: rule.counting,
      bestCount: rule.best_count,
      ranking: rule.ranking,
      countsUnfinished: rule.counts_unfinished,
      carriesOver: rule.carries_over,
    })
    .where(eq(rounds.id, id));

async function readRounds(registrationId: number): Promise<PlayedRound[]> {
  const played = await backend.db
    .select({ round: rounds, run: runs })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .where(eq(runs.registrationId, registrationId))
    .orderBy(asc(rounds.position));
  return [...Map.groupBy(played, ({ round }) => round.id).values()].flatMap((list) =>
    list[0] ? [{ rule: toRule(list[0].round), runs: list.map(({ run }) => run) }] : [],
  );
}

async function readScore(registrationId: number) {
  const [score] = await backend.db
    .select({ points: scores.points, time: scores.time })
    .from(scores)
    .where(eq(scores.registrationId, registrationId));
  return score;
}

it('equals a naive recomputation after two hundred random histories of requests', async () => {
  const numbers = createNumbers(33);
  for (let history = 0; history < 200; history += teamCount) {
    await backend.db.delete(runs).where(inArray(runs.registrationId, registrationIds()));
    await backend.db.delete(scores).where(inArray(scores.registrationId, registrationIds()));
    const rules = [randomRule(numbers), randomRule(numbers)];
    for (const [index, rule] of rules.entries()) await setRule(roundIds[index] ?? 0, rule);
    const plan = teams.map(() =>
      Array.from({ length: 1 + numbers(6) }, () => {
        const index = numbers(2);
        const rule = rules[index] ?? randomRule(numbers);
        const number = 1 + numbers(rule.run_count);
        return {
          body: { round_id: roundIds[index], number, ...randomRun(numbers, rule) },
          isDeletion: numbers(4) === 0,
        };
      }),
    );
    await Promise.all(
      teams.map(async ({ teamId, registrationId }, index) => {
        const ids = new Map<string, number>();
        for (const { body, isDeletion } of plan[index] ?? []) {
          const key = `${body.round_id}/${body.number}`;
          const id = ids.get(key);
          const path = `/api/organiser/runs/${id}`;
          const answer =
            id === undefined
              ? await send('POST', runsPath(place), {
                  ...body,
                  key: crypto.randomUUID(),
                  team_id: teamId,
                })
              : await send(isDeletion ? 'DELETE' : 'PUT', path, isDeletion ? undefined : body);
          expect([200, 201]).toContain(answer.status);
          if (id === undefined) ids.set(key, answer.body.data.id);
          else if (isDeletion) ids.delete(key);
        }
        const score = await readScore(registrationId);
        expect(score && { points: score.points, time: parseTime(score.time) }).toEqual(
          naiveScore(await readRounds(registrationId), 'points'),
        );
      }),
    );
  }
});

it('is that of the runs after sixteen calls of each operation at the same time', async () => {
  const [team] = teams;
  const { teamId = 0, registrationId = 0 } = team ?? {};
  await backend.db.delete(runs).where(eq(runs.registrationId, registrationId));
  const rule = {
    run_count: 5,
    counting: 'sum' as const,
    best_count: null,
    ranking: 'points' as const,
    counts_unfinished: false,
    carries_over: true,
  };
  for (const id of roundIds) await setRule(id, rule);
  const calls = Array.from({ length: 16 }, (_, index) => index);
  const run = (index: number) => ({ outcome: 'finished', points: index, time: '01:00.00' });
  const added = await Promise.all(
    calls.map((index) =>
      send('POST', runsPath(place), {
        ...run(index),
        key: crypto.randomUUID(),
        team_id: teamId,
        round_id: roundIds[index % 2],
        number: 1 + (index % 5),
      }),
    ),
  );
  const made = added.filter(({ status }) => status === 201);
  expect(made).toHaveLength(10);
  expect(added.filter(({ status }) => status === 409)).toHaveLength(6);
  const check = async () => {
    const played = await readRounds(registrationId);
    expect(await readScore(registrationId)).toEqual(
      toScore(played, { format: 'MM:SS.hh', ranking: 'points' }),
    );
    return played.reduce((sum, round) => sum + round.runs.length, 0);
  };
  expect(await check()).toBe(10);
  const idOf = (index: number) => made[index % made.length]?.body.data.id;
  const corrected = calls.map((index) =>
    send('PUT', `/api/organiser/runs/${idOf(index)}`, run(100 + index)),
  );
  const deleted = calls.map((index) =>
    send('DELETE', `/api/organiser/runs/${idOf(Math.floor(index / 4))}`),
  );
  await Promise.all(corrected);
  const statuses = (await Promise.all(deleted)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(await check()).toBe(6);
});
