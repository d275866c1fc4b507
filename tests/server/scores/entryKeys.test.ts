import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scores } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createCategoryChanges,
  useCategoryWithoutRuns,
} from '../../support/database/categoryChanges.ts';
import { createRunRequests } from '../../support/database/runRequests.ts';

const backend = useBackend();
const requests = createRunRequests(backend);
const { place, setRound, readScoreEntry, add, readScore, addFinal } = requests;
const changeCategory = createCategoryChanges(requests);
useCategoryWithoutRuns(backend, requests);

const usedKey = { status: 409, body: { message: 'Kunci ini sudah dipakai untuk skor lain.' } };

describe('the key of a run', () => {
  it('is not that of a run in another round', async () => {
    const final = await addFinal(true);
    const key = crypto.randomUUID();
    const first = await add({ key });
    expect(first.status).toBe(201);
    expect(await add({ key, round_id: final })).toMatchObject(usedKey);
    expect(await add({ key })).toEqual(first);
    expect((await readScoreEntry()).runs).toHaveLength(1);
  });

  it('is not that of a run with another number, outcome, time or reason', async () => {
    const key = crypto.randomUUID();
    const run = { key, outcome: 'dq', points: null, time: null, reason: 'Garis' };
    expect((await add(run)).status).toBe(201);
    const others = [
      { number: 2 },
      { outcome: 'dns' },
      { reason: 'Menyentuh robot' },
      { outcome: 'dns', reason: null },
    ];
    for (const other of others) expect(await add({ ...run, ...other })).toMatchObject(usedKey);
    const timed = { key: crypto.randomUUID(), number: 2 };
    expect((await add(timed)).status).toBe(201);
    expect(await add({ ...timed, time: '01:07.39' })).toMatchObject(usedKey);
    expect((await add(run)).status).toBe(201);
  });
});

it('a run that was added gets its first answer also where it would be refused by now', async () => {
  const key = crypto.randomUUID();
  const first = await add({ key, number: 2 });
  expect(first.status).toBe(201);
  expect((await requests.send('DELETE', requests.runPath(first))).status).toBe(200);
  await setRound({ runCount: 1, state: 'closed' });
  expect(await add({ key, number: 2 })).toEqual(first);
  expect((await add({ number: 2 })).status).toBe(422);
  await setRound({ runCount: 2, state: 'closed' });
  expect(await add({ key, number: 2 })).toEqual(first);
  expect((await readScoreEntry()).runs).toEqual([]);
});

describe('a score', () => {
  it('keeps its version while the runs of other teams change', async () => {
    await add({});
    const before = await readScore();
    const [, other] = place().teamIds;
    expect((await add({ team_id: other })).status).toBe(201);
    expect((await add({ team_id: other, number: 2, points: 99 })).status).toBe(201);
    expect(await readScore()).toEqual(before);
    // A run that does not change the result.
    expect((await add({ number: 2, points: 1 })).status).toBe(201);
    expect(await readScore()).toEqual(before);
    await backend.db.delete(scores).where(eq(scores.categoryId, place().categoryId));
  });
});

it('another rule of a category leaves rounds that were ranked otherwise', async () => {
  const { categoryId } = place();
  const final = await addFinal(true, { ranking: 'points_only' });
  await setRound({ ranking: 'points' });
  await add({});
  await add({ round_id: final });
  expect((await changeCategory(categoryId, { ranking: 'time' })).status).toBe(200);
  expect((await readScoreEntry()).rounds.map(({ ranking }) => ranking)).toEqual([
    'time',
    'points_only',
  ]);
});
