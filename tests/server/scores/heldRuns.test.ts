import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../../server/db/database.ts';
import { registrations } from '../../../server/db/schema.ts';
import { lockCategory } from '../../../server/scores/deriveScores.ts';
import { lockRegistration } from '../../../server/scores/entryQueries.ts';
import {
  lockRound,
  lockRoundsForChange,
  setRoundStateColumn,
} from '../../../server/scores/rounds/roundQueries.ts';
import { insertRun, insertScoreEntry } from '../../../server/scores/runs/runQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createCategoryChanges,
  useCategoryWithoutRuns,
} from '../../support/database/categoryChanges.ts';
import { createRunRequests } from '../../support/database/runRequests.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { leaveOutOfRound } from '../../support/leaveOut.ts';
import { scoreEntryPath } from '../../support/screens/scoreEntry.ts';

// What changes runs, rounds and scores of a category waits for what it depends on, and sees it.

const backend = useBackend();
const requests = createRunRequests(backend);
const { place, roundId, teamId, send, readScoreEntry, add, runPath } = requests;
const changeCategory = createCategoryChanges(requests);
useCategoryWithoutRuns(backend, requests);

type Lock = (transaction: Transaction) => Promise<unknown>;
const after = <Answer>(lock: Lock, request: () => Promise<Answer>) =>
  sendWhileLocked(backend, lock, request);

const close: Lock = async (transaction) => {
  await lockRoundsForChange(transaction, place());
  await setRoundStateColumn(transaction, roundId(), 'closed');
};
const useRound: Lock = (transaction) => lockRound(transaction, place(), roundId());
const ofTeam = () => ({ ...place(), teamId: teamId() });
const useTeam: Lock = (transaction) => lockRegistration(transaction, ofTeam());
const correction = { outcome: 'finished', points: 81, time: '01:00.00' };

describe('a round that is closed meanwhile', () => {
  it('gets no run', async () => {
    expect(await after(close, () => add({}))).toMatchObject({
      status: 409,
      body: { message: 'Babak Penyisihan sudah ditutup.' },
    });
    expect((await readScoreEntry()).runs).toEqual([]);
  });

  it('has runs that are corrected with a reason only, and not deleted', async () => {
    const added = await add({});
    expect(await after(close, () => send('PUT', runPath(added), correction))).toMatchObject({
      status: 422,
      body: { message: 'Tulis alasan koreksi, karena babak ini sudah ditutup.' },
    });
    await requests.setRound({ state: 'open' });
    const deleted = await after(close, () => send('DELETE', runPath(added)));
    expect(deleted.status).toBe(409);
    expect((await readScoreEntry()).runs).toMatchObject([{ points: 80 }]);
  });
});

describe('a run', () => {
  it('is not added for a team that is withdrawn meanwhile', async () => {
    const [, other = 0] = place().teamIds;
    const answer = await after(
      (transaction) =>
        transaction
          .delete(registrations)
          .where(
            and(
              eq(registrations.tournamentId, place().tournamentId),
              eq(registrations.teamId, other),
            ),
          ),
      () => add({ team_id: other }),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Tim ini tidak terdaftar di kategori ini.' },
    });
  });

  it('that is sent again while it is added has the first answer', async () => {
    const key = crypto.randomUUID();
    let runId = 0;
    const addFirst: Lock = async (transaction) => {
      const registrationId = (await lockRegistration(transaction, ofTeam())) ?? 0;
      const run = {
        roundId: roundId(),
        registrationId,
        number: 1,
        outcome: 'finished' as const,
        points: 80,
        time: '01:07.38',
        reason: null,
        createdAt: new Date(),
      };
      runId = (await insertRun(transaction, run)) ?? 0;
      await insertScoreEntry(transaction, { ...run, key, runId });
    };
    const answer = await after(addFirst, () => add({ key }));
    expect(answer).toMatchObject({ status: 201, body: { data: { id: runId, points: 80 } } });
    expect((await readScoreEntry()).runs).toHaveLength(1);
  });

  it('is corrected and deleted after another change of the runs of its team', async () => {
    const added = await add({});
    const corrected = await after(useTeam, () => send('PUT', runPath(added), correction));
    expect(corrected.status).toBe(200);
    expect((await after(useTeam, () => send('DELETE', runPath(added)))).status).toBe(200);
  });

  it('is added after the scores of its category were derived for another team', async () => {
    const derive: Lock = (transaction) => lockCategory(transaction, place());
    expect((await after(derive, () => add({}))).status).toBe(201);
  });
});

describe('while a run is added to a round', () => {
  let input: object;
  beforeEach(async () => {
    const [round] = (await readScoreEntry()).rounds;
    const { team_ids: _teams, state: _state, position: _position, ...rest } = round ?? {};
    input = rest;
  });

  it.each<[string, () => Promise<{ status: number }>]>([
    [
      'its rule is not changed',
      () => send('PUT', scoreEntryPath(place()).replace(/scores$/, 'rounds'), { rounds: [input] }),
    ],
    [
      'it is not closed',
      async () =>
        send('PUT', `/api/organiser/rounds/${roundId()}/state`, {
          state: 'closed',
          missing: leaveOutOfRound(await readScoreEntry(), roundId()),
        }),
    ],
    [
      'its category is not ranked otherwise',
      () => changeCategory(place().categoryId, { ranking: 'time' }),
    ],
    [
      'the times of its category get no other format',
      () => changeCategory(place().categoryId, { time_format: 'MM:SS.hhh' }),
    ],
  ])('%s', async (_name, request) => {
    expect((await after(useRound, request)).status).toBe(200);
  });
});
