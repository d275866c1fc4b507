import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { AdvancePreview, AdvancingTeams, Round } from '../../../openapi/schema.d.ts';
import { registrations, rounds, runs, scores } from '../../../server/db/schema.ts';
import {
  findOpenScoreEntry,
  runsPath,
  type ScoreEntryAnswer,
  scoreEntryPath,
} from '../screens/scoreEntry.ts';
import { leaveOut, leaveOutOfRound } from '../leaveOut.ts';
import { scoringRule } from '../scoringRule.ts';
import type { Backend } from './backend.ts';

/** A round as `saveRounds` takes it: one run, ranked by points, unless changed. */
export const roundInput = (changes: object) => ({
  name: 'Penyisihan',
  ...scoringRule({ run_count: 1 }),
  team_count: null,
  club_limit: null,
  ...changes,
});

type Answer<Data = { rounds: Round[]; rounds_version: string }> = {
  status: number;
  body: { message: string; data: Data };
};

/** A category with one round and without runs at the start of each test, and requests for its rounds. */
export function createRoundRequests(backend: Backend) {
  let token: string;
  let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
  let first: Round;
  beforeEach(async () => {
    token = await backend.signIn('organiser');
    place ??= await findOpenScoreEntry(backend.db);
    const { tournamentId, categoryId } = place;
    const played = and(eq(rounds.tournamentId, tournamentId), eq(rounds.categoryId, categoryId));
    const ids = backend.db.select({ id: rounds.id }).from(rounds).where(played);
    const own = backend.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(
        and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId)),
      );
    await backend.db.delete(runs).where(inArray(runs.roundId, ids));
    await backend.db.delete(scores).where(inArray(scores.registrationId, own));
    const { rounds: found } = await readScoreEntry();
    if (!found[0]) throw new Error('There is no round');
    [first] = found;
    await send('PUT', '/rounds', { rounds: [roundInput({ id: first.id, run_count: 2 })] });
    await backend.db.update(rounds).set({ state: 'open' }).where(eq(rounds.id, first.id));
  });

  const request = async (method: string, path: string, body?: unknown, version?: string) =>
    backend.request(method, path, {
      token,
      body,
      headers: version === undefined ? {} : { 'If-Match': version },
    });
  const categoryPath = () => runsPath(place).replace(/\/runs$/, '');
  const send = async (method: string, path: string, body?: unknown, version?: string) =>
    (await request(method, `${categoryPath()}${path}`, body, version)) as unknown as Answer;
  const readScoreEntry = async () =>
    ((await request('GET', scoreEntryPath(place))) as unknown as ScoreEntryAnswer).body.data;
  const save = (list: object[], version?: string) =>
    send('PUT', '/rounds', { rounds: list }, version);
  /** Saves the first round and a final for so many teams, and returns the id of the final. */
  async function planFinal(teamCount: number): Promise<number> {
    const answer = await save([
      roundInput({ id: first.id, run_count: 2 }),
      roundInput({ name: 'Final', team_count: teamCount }),
    ]);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Babak telah disimpan.' } });
    return answer.body.data.rounds[1]?.id ?? 0;
  }
  const teamId = (index: number) => place.teamIds[index] ?? 0;
  const add = async (index: number, run: object, roundId = first.id) => {
    const { status } = await request('POST', runsPath(place), {
      key: crypto.randomUUID(),
      team_id: teamId(index),
      round_id: roundId,
      number: 1,
      outcome: 'finished',
      points: 80,
      time: '01:07.38',
      ...run,
    });
    return status;
  };
  const ofRound = async (
    id: number,
    method: string,
    path: string,
    body?: unknown,
    version?: string,
  ) =>
    (await request(
      method,
      `/api/organiser/rounds/${id}/${path}`,
      body,
      version,
    )) as unknown as Answer;
  const preview = async (id: number) =>
    (await ofRound(id, 'GET', 'advance')) as unknown as Answer<AdvancePreview>;
  /** Opens a round; the round before ends without the runs that are not entered. */
  const openRound = async (id: number, body: Omit<AdvancingTeams, 'missing'>, version?: string) =>
    ofRound(
      id,
      'POST',
      'open',
      { ...body, missing: leaveOut((await preview(id)).body.data) },
      version,
    );
  /** Closes a round; it ends without the runs that are not entered. */
  const closeRound = async (id: number) =>
    ofRound(id, 'PUT', 'state', {
      state: 'closed',
      missing: leaveOutOfRound(await readScoreEntry(), id),
    });

  return {
    place: () => place,
    first: () => first,
    request,
    readScoreEntry,
    save,
    planFinal,
    teamId,
    add,
    ofRound,
    preview,
    openRound,
    closeRound,
  };
}
