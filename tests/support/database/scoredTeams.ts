import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { PlayedRound, RoundRule } from '../../../openapi/runs/runResults.ts';
import { parseTime } from '../../../openapi/runs/scoreTimes.ts';
import { registrations, rounds, roundTeams, runs, scores } from '../../../server/db/schema.ts';
import { toRule } from '../../../server/scores/rounds/roundQueries.ts';
import { createNumbers, naiveScore, randomRules, randomRun } from '../naiveScore.ts';
import { scoringRule } from '../scoringRule.ts';
import { findOpenScoreEntry, runsPath, type ScoreAnswer } from '../screens/scoreEntry.ts';
import type { Backend } from './backend.ts';

const teamCount = 8;

/** Gives the tests of a file eight teams with two rounds and no runs, and requests for their runs. */
export function useScoredTeams(backend: Backend) {
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
        incompleteMean: rule.incomplete_mean,
        ranking: rule.ranking,
        countsUnfinished: rule.counts_unfinished,
        ties: rule.ties,
        withoutResult: rule.without_result,
        // Nothing was before the first round.
        carryOver: id === roundIds[0] ? 'none' : rule.carry_over,
      })
      .where(eq(rounds.id, id));

  /** Returns both rounds with the runs of a team: without any in the second one, its result is carried. */
  async function readRounds(registrationId: number): Promise<PlayedRound[]> {
    const held = await backend.db
      .select()
      .from(rounds)
      .where(inArray(rounds.id, roundIds))
      .orderBy(asc(rounds.position));
    const entered = await backend.db
      .select()
      .from(runs)
      .where(eq(runs.registrationId, registrationId));
    return held.map((round) => ({
      rule: toRule(round),
      runs: entered.filter(({ roundId }) => roundId === round.id),
    }));
  }

  async function readScore(registrationId: number) {
    const [score] = await backend.db
      .select({ points: scores.points, time: scores.time })
      .from(scores)
      .where(eq(scores.registrationId, registrationId));
    return score;
  }

  /**
   * Adds, corrects and deletes random runs of the teams by requests, under random rules. Returns where
   * the score after a history is not what a naive recomputation gives.
   */
  async function playHistories(count: number, seed: number): Promise<object[]> {
    const differences: object[] = [];
    const numbers = createNumbers(seed);
    for (let history = 0; history < count; history += teamCount) {
      await backend.db.delete(runs).where(inArray(runs.registrationId, registrationIds()));
      await backend.db.delete(scores).where(inArray(scores.registrationId, registrationIds()));
      const rules = randomRules(numbers, 2);
      for (const [index, rule] of rules.entries()) await setRule(roundIds[index] ?? 0, rule);
      const plan = teams.map(() =>
        Array.from({ length: 1 + numbers(6) }, () => {
          const index = numbers(2);
          const rule = rules[index] ?? scoringRule();
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
            // Whoever has advanced stays in the second round.
            const run = { ...body, advance: 'keep' };
            const path = `/api/organiser/runs/${id}`;
            const answer =
              id === undefined
                ? await send('POST', runsPath(place), {
                    ...run,
                    key: crypto.randomUUID(),
                    team_id: teamId,
                  })
                : isDeletion
                  ? await send('DELETE', `${path}?advance=keep`)
                  : await send('PUT', path, run);
            expect([200, 201]).toContain(answer.status);
            if (id === undefined) ids.set(key, answer.body.data.id);
            else if (isDeletion) ids.delete(key);
          }
          const score = await readScore(registrationId);
          const stored = score && { points: score.points, time: parseTime(score.time) };
          const expected = naiveScore(await readRounds(registrationId), 'points');
          if (!isDeepStrictEqual(stored, expected))
            differences.push({ history: history + index, stored, expected });
        }),
      );
    }
    return differences;
  }

  return {
    send,
    setRule,
    readRounds,
    readScore,
    playHistories,
    get place() {
      return place;
    },
    get teams() {
      return teams;
    },
    get roundIds() {
      return roundIds;
    },
  };
}
