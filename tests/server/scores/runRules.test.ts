import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categories } from '../../../server/db/schema.ts';
import { zeroTimeProblem } from '../../../server/scores/runs/runValues.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRunRequests, type Rule } from '../../support/database/runRequests.ts';
import { runsPath } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();
const {
  place,
  roundId,
  teamId,
  setRound,
  send,
  readScoreEntry,
  add,
  runPath,
  readScore,
  addFinal,
} = createRunRequests(backend);

describe('a run', () => {
  it('is the second one of its team, and the score is the better of both', async () => {
    await add({});
    const first = await readScore();
    expect(first).toMatchObject({ points: 80, time: '01:07.38', version: 1 });
    const better = await add({ number: 2, points: 90 });
    expect(better).toMatchObject({
      status: 201,
      body: { data: { number: 2, round_id: roundId() } },
    });
    expect(await readScore()).toEqual({ ...first, points: 90, version: 2 });
    await send('PUT', runPath(better), { outcome: 'dns', points: null, time: null });
    expect(await readScore()).toEqual({ ...first, version: 3 });
    await send('DELETE', runPath(better));
    expect(await readScore()).toEqual({ ...first, version: 3 });
  });

  it('that does not count gives the team no score', async () => {
    const added = await add({ outcome: 'dns', points: null, time: null });
    expect(added).toMatchObject({ status: 201, body: { data: { outcome: 'dns', points: null } } });
    expect(await readScore()).toBeUndefined();
    await add({ number: 2, outcome: 'dq', points: null, time: null, reason: ' Garis ' });
    expect((await readScoreEntry()).runs[0]).toMatchObject({ outcome: 'dq', reason: 'Garis' });
    expect(await readScore()).toBeUndefined();
  });

  it('of a browser that knows no rounds is the first one of the first round', async () => {
    const key = crypto.randomUUID();
    const body = { key, team_id: teamId(), points: 80, time: '01:07.38' };
    const first = await send('POST', runsPath(place()), body);
    expect(first.body.data).toMatchObject({ round_id: roundId(), number: 1, outcome: 'finished' });
    await setRound({ state: 'closed' });
    expect(await send('POST', runsPath(place()), body)).toEqual(first);
  });

  it('is refused above the number of runs, twice, and in a closed round', async () => {
    expect(await add({ number: 3 })).toMatchObject({
      status: 422,
      body: { message: 'Babak Penyisihan hanya memiliki 2 percobaan untuk setiap tim.' },
    });
    expect((await add({ number: 6 })).status).toBe(422);
    // What another team has done is not what the answer names.
    expect((await add({ team_id: place().teamIds[1], points: 20 })).status).toBe(201);
    const added = await add({ outcome: 'dq', points: null, time: null, reason: 'Garis' });
    expect(await add({})).toMatchObject({
      status: 409,
      body: { message: 'Percobaan 1 tim ini sudah dicatat: diskualifikasi (Garis).' },
    });
    await setRound({ state: 'closed' });
    const closed = { status: 409, body: { message: 'Babak Penyisihan sudah ditutup.' } };
    expect(await add({ number: 2 })).toMatchObject(closed);
    const correction = { outcome: 'finished', points: 1, time: '01:07.38' };
    expect(await send('PUT', runPath(added), correction)).toMatchObject({ status: 422 });
    expect((await send('DELETE', runPath(added))).status).toBe(409);
  });

  it('is for teams of the round only', async () => {
    const final = await addFinal(false);
    expect(await add({ round_id: final })).toMatchObject({
      status: 409,
      body: { message: 'Tim ini tidak ikut babak Final.' },
    });
    await setRound({ state: 'closed' }, final);
    expect(await add({ round_id: final })).toMatchObject({
      status: 409,
      body: { message: 'Babak Final belum dibuka.' },
    });
    expect(await add({ round_id: 999_999 })).toMatchObject({
      status: 404,
      body: { message: 'Babak ini sudah dihapus.' },
    });
  });

  it('of the last round with a counted run gives the score', async () => {
    const final = await addFinal(true);
    await add({});
    await add({ round_id: final, outcome: 'dns', points: null, time: null });
    expect(await readScore()).toMatchObject({ points: 80 });
    const { rounds: found, runs: entered } = await readScoreEntry();
    expect(found.map(({ name, team_ids: ids }) => [name, ids])).toEqual([
      ['Penyisihan', null],
      ['Final', [teamId()]],
    ]);
    await send('PUT', `/api/organiser/runs/${entered[0]?.id}`, {
      outcome: 'finished',
      points: 30,
      time: '00:30.00',
    });
    expect(await readScore()).toMatchObject({ points: 30, time: '00:30.00' });
    await setRound({ carryOver: 'sum' }, final);
    await send('PUT', `/api/organiser/runs/${entered[0]?.id}`, {
      outcome: 'finished',
      points: 31,
      time: '00:30.00',
    });
    expect(await readScore()).toMatchObject({ points: 111, time: '01:37.38' });
  });

  it.each<[Rule, object, string]>([
    [{}, { points: null }, 'Poin wajib diisi.'],
    [{}, { time: null }, 'Waktu wajib diisi.'],
    [{}, { time: '01:07:38' }, 'Waktu harus ditulis sebagai MM:SS.hh.'],
    [{}, { time: '01:07.384' }, 'Waktu harus ditulis sebagai MM:SS.hh.'],
    [{}, { time: '00:00.00' }, zeroTimeProblem],
    [{ ranking: 'time' }, { points: null, time: '00:00.00' }, zeroTimeProblem],
    [{}, { points: 1.005 }, 'Poin paling banyak memiliki dua angka di belakang koma.'],
    [{ ranking: 'time' }, { points: null, time: null }, 'Waktu wajib diisi.'],
    [{ ranking: 'points_only' }, { points: null, time: null }, 'Poin wajib diisi.'],
    [{ countsUnfinished: true }, { outcome: 'dnf', points: null, time: null }, 'Poin wajib diisi.'],
    [{}, { outcome: 'dnf' }, 'Percobaan yang tidak selesai tidak memiliki waktu.'],
    [
      {},
      { outcome: 'dns', time: null },
      'Tim yang tidak hadir atau didiskualifikasi tidak memiliki poin.',
    ],
    [
      {},
      { outcome: 'dq', time: null, reason: 'Garis' },
      'Tim yang tidak hadir atau didiskualifikasi tidak memiliki poin.',
    ],
    [
      {},
      { outcome: 'dq', points: null, time: null, reason: ' ' },
      'Alasan diskualifikasi wajib diisi.',
    ],
  ])('with the rule %j is refused with %j', async (rule, run, message) => {
    await setRound(rule);
    expect(await add(run)).toMatchObject({ status: 422, body: { message } });
    const added = await add({ outcome: 'dns', points: null, time: null });
    const correction = { outcome: 'finished', points: 80, time: '01:07.38', ...run };
    expect(await send('PUT', runPath(added), correction)).toMatchObject({
      status: 422,
      body: { message },
    });
  });

  it.each<[Rule, object, { points: number; time: string } | undefined]>([
    [{ ranking: 'time' }, { points: null }, { points: 0, time: '01:07.38' }],
    [{ ranking: 'points_only' }, { time: null }, { points: 80, time: '00:00.00' }],
    [{}, { points: 0 }, { points: 0, time: '01:07.38' }],
    [{}, { points: 87.66 }, { points: 87.66, time: '01:07.38' }],
    [{}, { outcome: 'dnf', time: null }, undefined],
    [{ countsUnfinished: true }, { outcome: 'dnf', time: null }, { points: 80, time: '99:59.99' }],
  ])('with the rule %j takes %j', async (rule, run, score) => {
    await setRound(rule);
    expect((await add(run)).status).toBe(201);
    const stored = await readScore();
    expect(stored && { points: stored.points, time: stored.time }).toEqual(score);
  });
});

describe('a change of the rule of a category', () => {
  it('is that of its rounds and scores', async () => {
    await add({ points: 10, time: '00:30.00' });
    await add({ number: 2, points: 90 });
    expect(await readScore()).toMatchObject({ points: 90 });
    const [category] = await backend.db
      .select()
      .from(categories)
      .where(eq(categories.id, place().categoryId));
    const change = (ranking: string) =>
      send('PUT', `/api/organiser/categories/${place().categoryId}`, {
        name: category?.name,
        description: '',
        longdec: '',
        ranking,
        time_format: 'MM:SS.hh',
      });
    expect((await change('time')).status).toBe(200);
    expect((await readScoreEntry()).rounds[0]?.ranking).toBe('time');
    expect(await readScore()).toMatchObject({ points: 10, time: '00:30.00' });
    await change('points');
    expect(await readScore()).toMatchObject({ points: 90, time: '01:07.38' });
    await setRound({ counting: 'mean', incompleteMean: 'zero' });
    expect((await change('time')).status).toBe(200);
    expect((await readScoreEntry()).rounds[0]).toMatchObject({
      ranking: 'time',
      incomplete_mean: 'below',
    });
    await setRound({ counting: 'best', incompleteMean: null });
    await change('points');
  });
});
