import { and, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { registrations, rounds, roundTeams, runs, scores } from '../../../server/db/schema.ts';
import {
  findOpenScoreEntry,
  runsPath,
  type ScoreAnswer,
  type ScoreEntryAnswer,
  scoreEntryPath,
} from '../screens/scoreEntry.ts';
import type { Backend } from './backend.ts';

export type Rule = Partial<typeof rounds.$inferInsert>;

/** A team without runs in a category with two runs, and requests for its runs. */
export function createRunRequests(backend: Backend) {
  let token: string;
  let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
  let roundId: number;
  let teamId: number;
  let registrationId: number;

  const defaultRule: Rule = {
    runCount: 2,
    ranking: 'points',
    countsUnfinished: false,
    state: 'open',
  };
  const setRound = (rule: Rule, id = roundId) =>
    backend.db
      .update(rounds)
      .set({ ...defaultRule, ...rule })
      .where(eq(rounds.id, id));

  beforeEach(async () => {
    token = await backend.signIn('organiser');
    // The same team for all tests.
    place ??= await findOpenScoreEntry(backend.db);
    teamId = place.teamIds[0] ?? 0;
    roundId = (await readScoreEntry()).rounds[0]?.id ?? 0;
    await setRound({});
    const [registration] = await backend.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(
        and(eq(registrations.teamId, teamId), eq(registrations.tournamentId, place.tournamentId)),
      );
    registrationId = registration?.id ?? 0;
    await backend.db.delete(runs).where(eq(runs.registrationId, registrationId));
    await backend.db.delete(scores).where(eq(scores.registrationId, registrationId));
    await backend.db
      .delete(rounds)
      .where(and(eq(rounds.name, 'Final'), eq(rounds.tournamentId, place.tournamentId)));
  });

  const send = async (method: string, path: string, body?: unknown, version?: string) =>
    (await backend.request(method, path, {
      token,
      body,
      headers: version === undefined ? {} : { 'If-Match': version },
    })) as unknown as ScoreAnswer;
  const readScoreEntry = async () =>
    ((await send('GET', scoreEntryPath(place))) as unknown as ScoreEntryAnswer).body.data;
  const add = (run: object) =>
    send('POST', runsPath(place), {
      key: crypto.randomUUID(),
      team_id: teamId,
      round_id: roundId,
      number: 1,
      outcome: 'finished',
      points: 80,
      time: '01:07.38',
      ...run,
    });
  const runPath = ({ body }: ScoreAnswer) => `/api/organiser/runs/${body.data.id}`;
  const readScore = async () => {
    const [score] = await backend.db
      .select({ id: scores.id, points: scores.points, time: scores.time, version: scores.version })
      .from(scores)
      .where(eq(scores.registrationId, registrationId));
    return score;
  };

  /** Adds a final, to which the team has advanced or not. */
  async function addFinal(hasAdvanced: boolean, rule: Rule = {}): Promise<number> {
    const [final] = await backend.db
      .insert(rounds)
      .values({
        tournamentId: place.tournamentId,
        categoryId: place.categoryId,
        position: 2,
        name: 'Final',
        ranking: 'points',
        teamCount: 1,
        ...rule,
      })
      .returning({ id: rounds.id });
    const id = final?.id ?? 0;
    if (hasAdvanced)
      await backend.db.insert(roundTeams).values({ roundId: id, registrationId, position: 1 });
    return id;
  }

  return {
    place: () => place,
    roundId: () => roundId,
    teamId: () => teamId,
    setRound,
    send,
    readScoreEntry,
    add,
    runPath,
    readScore,
    addFinal,
  };
}
