import { asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Score, Team } from '../../../openapi/schema.d.ts';
import { auditLog, rounds, runs, tournaments } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createCategoryChanges,
  useCategoryWithoutRuns,
  type SavedCategory,
} from '../../support/database/categoryChanges.ts';
import { createRunRequests } from '../../support/database/runRequests.ts';
import { findOpenScoreEntry, runsPath, scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();
const requests = createRunRequests(backend);
const { place, setRound, send, readScoreEntry, add, runPath, readScore } = requests;

const change = createCategoryChanges(requests);

const listScores = async (categoryId: number) =>
  ((await backend.request('GET', `/api/scores?category=${categoryId}`)).body as { data: Score[] })
    .data;

useCategoryWithoutRuns(backend, requests);

describe('the format of times', () => {
  it('is that of the category, and its name has no meaning: Inspire renamed keeps all times', async () => {
    const inspire = await findOpenScoreEntry(backend.db, 'Inspire');
    const id = inspire.categoryId;
    const readOthers = async () =>
      (await listScores(id)).filter(({ registration }) => registration.team.id !== run.team_id);
    const run = { key: crypto.randomUUID(), team_id: inspire.teamIds[0], points: 80 };
    const before = await readOthers();
    expect(before.length).toBeGreaterThan(3);
    expect(before[0]?.registration.category).toMatchObject({ time_format: 'HH:MM:SS' });
    const first = await send('POST', runsPath(inspire), { ...run, time: '01:30:00' });
    expect(first.status).toBe(201);
    expect((await change(id, { name: 'Karya Terbuka' })).status).toBe(200);

    const after = await readOthers();
    const toTime = ({ time, registration }: Score) => [registration.team.id, time];
    expect(after.map(toTime)).toEqual(before.map(toTime));
    expect(after[0]?.registration.category).toMatchObject({
      name: 'Karya Terbuka',
      time_format: 'HH:MM:SS',
    });
    const { body } = await backend.request('GET', `/api/teams/${run.team_id}`);
    const { registrations } = (body as { team: Team }).team;
    expect(registrations?.find(({ category }) => category.id === id)?.category).toMatchObject({
      time_format: 'HH:MM:SS',
    });
    const correction = { outcome: 'finished', points: 81, time: '01:29:00' };
    expect(await send('PUT', runPath(first), correction)).toMatchObject({
      status: 200,
      body: { data: { time: '01:29:00' } },
    });
    const address = scoreEntryPath(inspire);
    const { rounds, time_format: format } = (await send('GET', address)).body
      .data as unknown as Awaited<ReturnType<typeof readScoreEntry>>;
    expect(format).toBe('HH:MM:SS');
    const [round] = rounds;
    const { team_ids: _teams, state: _state, position: _position, ...input } = round ?? {};
    const saved = await send('PUT', address.replace(/scores$/, 'rounds'), { rounds: [input] });
    expect(saved).toMatchObject({ status: 200, body: { message: 'Babak telah disimpan.' } });
    await change(id, { name: 'Inspire' });
  });

  it('is that of no other category of the name Inspire', async () => {
    const { categoryId } = place();
    await add({});
    const name = (await change(categoryId, {})).body.data.name;
    expect((await change(categoryId, { name: 'INSPIRE ' })).status).toBe(200);
    expect((await readScoreEntry()).time_format).toBe('MM:SS.hh');
    expect((await add({ number: 2 })).status).toBe(201);
    await change(categoryId, { name });
  });

  it('becomes that of thousandths, with all times, once for each request', async () => {
    const { categoryId } = place();
    const key = crypto.randomUUID();
    const first = await add({ key });
    const [score] = [await readScore()];
    expect((await change(categoryId, { time_format: 'MM:SS.hhh' })).status).toBe(200);
    expect(await readScore()).toEqual({
      ...score,
      time: '01:07.380',
      version: (score?.version ?? 0) + 1,
    });
    expect((await readScoreEntry()).runs).toMatchObject([{ time: '01:07.380', version: '"2"' }]);
    // What a browser sends again, or has entered before.
    expect(await add({ key })).toMatchObject({
      status: 201,
      body: { data: { id: first.body.data.id, time: '01:07.380' } },
    });
    expect(await add({ number: 2, time: '01:00.05' })).toMatchObject({
      status: 201,
      body: { data: { time: '01:00.050' } },
    });
    const finer = { outcome: 'finished', points: 80, time: '01:00.049' };
    expect((await send('PUT', runPath(first), finer)).status).toBe(200);
    expect(await readScore()).toMatchObject({ time: '01:00.049' });
    await backend.db.delete(runs).where(eq(runs.id, first.body.data.id));
  });

  it('is that of all runs that are entered while it changes', async () => {
    const { categoryId, teamIds } = place();
    const entered = teamIds.slice(0, 8).map((team_id) => add({ team_id }));
    const [changed, ...answers] = await Promise.all([
      change(categoryId, { time_format: 'MM:SS.hhh' }),
      ...entered,
    ]);
    expect([changed.status, ...answers.map(({ status }) => status)]).toEqual([
      200,
      ...Array<number>(answers.length).fill(201),
    ]);
    const { runs: stored } = await readScoreEntry();
    expect(stored.map(({ time }) => time)).toEqual(Array<string>(answers.length).fill('01:07.380'));
  });

  it('is not changed against the runs that there are, which are named', async () => {
    const { categoryId } = place();
    await add({});
    await add({ number: 2, outcome: 'dns', points: null, time: null });
    const named =
      /^Format waktu tidak dapat diubah, karena sudah ada waktu dalam format lain: .+ \(.+, Penyisihan, percobaan 1\)/;
    const refused = await change(categoryId, { time_format: 'HH:MM:SS' });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(named) } });
    await change(categoryId, { time_format: 'MM:SS.hhh' });
    const message = await change(categoryId, { time_format: 'MM:SS.hh' });
    expect(message).toMatchObject({ status: 409, body: { message: expect.stringMatching(named) } });
    expect((await readScoreEntry()).time_format).toBe('MM:SS.hhh');
  });

  it('of a category with many times names three of them', async () => {
    const { message } = (await change(2, { time_format: 'HH:MM:SS' })).body;
    expect(message).toMatch(
      /: (?:[^()]+ \([^()]+, percobaan \d\), ){2}[^()]+ \([^()]+, percobaan \d\) dan \d+ percobaan lain\.$/,
    );
  });

  it('of a category without times is free', async () => {
    const input = { name: 'Robot Jam', description: '', longdec: '', ranking: 'time' };
    const created = (await send('POST', '/api/organiser/categories', {
      ...input,
      time_format: 'MM:SS.hhh',
    })) as unknown as SavedCategory;
    const { id } = created.body.data;
    expect(created.body.data.time_format).toBe('MM:SS.hhh');
    for (const format of ['HH:MM:SS', 'MM:SS.hh', 'MM:SS.hhh'] as const)
      expect((await change(id, { time_format: format })).body.data.time_format).toBe(format);
    expect((await send('POST', '/api/organiser/categories', input)).status).toBe(422);
    await send('DELETE', `/api/organiser/categories/${id}`);
  });
});

describe('a category by time that is ranked by points', () => {
  const byTime = async () => {
    await change(place().categoryId, { ranking: 'time' });
    await setRound({ ranking: 'time' });
  };

  it('keeps all results: rounds whose runs have no points keep their rule', async () => {
    const { categoryId } = place();
    await byTime();
    await add({ points: null, time: '00:40.00' });
    const before = await readScore();
    const { status, body } = await change(categoryId, { ranking: 'points' });
    expect(status).toBe(200);
    expect(body.message).toMatch(
      /^Kategori telah disimpan\. Tetap memakai aturan lama karena percobaannya tidak memiliki poin: .*Penyisihan \(.+\)/,
    );
    const { rounds } = await readScoreEntry();
    expect(rounds[0]?.ranking).toBe('time');
    expect(await readScore()).toMatchObject({ time: before?.time });
    const lines = await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operation, 'updateCategory'))
      .orderBy(asc(auditLog.id));
    expect(lines.at(-1)?.detail).toMatch(/^Tetap memakai aturan lama/);

    const [round] = rounds;
    const { team_ids: _teams, state: _state, position: _position, ...input } = round ?? {};
    const saveRounds = (...inputs: object[]) =>
      send('PUT', scoreEntryPath(place()).replace(/scores$/, 'rounds'), { rounds: inputs });
    expect((await saveRounds({ ...input, name: 'Kualifikasi' })).status).toBe(200);
    const final = { ...input, name: 'Final', ranking: 'points', team_count: 2 };
    const { id: _id, ...created } = final;
    expect((await saveRounds(input, created)).status).toBe(200);
    expect(await saveRounds({ ...input, ranking: 'points' })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/tidak cocok dengan aturan ini: Poin wajib diisi\.$/),
      },
    });
    expect((await add({ number: 2, points: null, time: '00:39.00' })).status).toBe(201);
    expect(await readScore()).toMatchObject({ time: '00:39.00' });
  });

  it('changes the rule of rounds whose runs have points', async () => {
    const { categoryId } = place();
    await byTime();
    await add({ points: 70, time: '00:40.00' });
    const { body } = await change(categoryId, { ranking: 'points' });
    expect(body.message).toBe('Kategori telah disimpan.');
    expect((await readScoreEntry()).rounds[0]?.ranking).toBe('points');
    expect(await readScore()).toMatchObject({ points: 70, time: '00:40.00' });
  });

  it('derives places anew, and asks of a mean by time what a missed run counts', async () => {
    const { categoryId, teamIds } = place();
    await setRound({ counting: 'mean', incompleteMean: 'zero' });
    await add({ points: 70, time: '00:40.00' });
    await add({ team_id: teamIds[1], points: 90, time: '00:50.00' });
    const readPlaces = async () => {
      const query = `tournament=${place().tournamentId}&category=${categoryId}`;
      const { body } = await backend.request('GET', `/api/scores?${query}`);
      return Object.fromEntries(
        (body as { data: Score[] }).data.map((each) => [each.registration.team.id, each.place]),
      );
    };
    const [first = 0, second = 0] = teamIds;
    expect(await readPlaces()).toEqual({ [second]: 1, [first]: 2 });
    await change(categoryId, { ranking: 'time' });
    expect(await readPlaces()).toEqual({ [first]: 1, [second]: 2 });
    const [round] = (await readScoreEntry()).rounds;
    expect(round).toMatchObject({ ranking: 'time', incomplete_mean: 'below' });
    await setRound({ counting: 'best', incompleteMean: null, ranking: 'points' });
    await change(categoryId, { ranking: 'points' });
    await change(categoryId, { ranking: 'time' });
    expect((await readScoreEntry()).rounds[0]).toMatchObject({ incomplete_mean: null });
  });

  it('names the rounds that keep their rule by tournament and position, and only three', async () => {
    const { categoryId, tournamentId } = place();
    await byTime();
    await add({ points: null, time: '00:40.00' });
    // Planned in another order than they are played in.
    const final = await requests.addFinal(true, { ranking: 'time', position: 4 });
    const semifinal = await requests.addFinal(true, { ranking: 'time', position: 2 });
    const middle = await requests.addFinal(true, { ranking: 'time', position: 3 });
    const names = new Map([
      [final, 'Final'],
      [semifinal, 'Semifinal'],
      [middle, 'Perempat'],
    ]);
    for (const [id, name] of names) {
      await setRound({ ranking: 'time', name }, id);
      expect((await add({ round_id: id, points: null, time: '00:40.00' })).status).toBe(201);
    }
    const { message } = (await change(categoryId, { ranking: 'points' })).body;
    const [tournament] = await backend.db
      .select({ title: tournaments.title })
      .from(tournaments)
      .where(eq(tournaments.id, tournamentId));
    const own = (name: string) => `${name} (${tournament?.title})`;
    expect(message).toContain(
      `tidak memiliki poin: ${['Penyisihan', 'Semifinal', 'Perempat'].map(own).join(', ')} dan 1 babak lain.`,
    );
    const later = [...names.keys()];
    await backend.db.delete(runs).where(inArray(runs.roundId, later));
    await backend.db.delete(rounds).where(inArray(rounds.id, later));
  });
});

describe('points with decimals', () => {
  it('are kept, added up and ranked exactly', async () => {
    await setRound({ counting: 'sum' });
    await add({ points: 0.1 });
    const second = await add({ number: 2, points: 0.2 });
    expect(second.body.data.points).toBe(0.2);
    expect(await readScore()).toMatchObject({ points: 0.3 });
    const [found] = await listScores(place().categoryId);
    expect(found?.points).toBe(0.3);
    await setRound({ counting: 'mean', incompleteMean: 'below' });
    const correction = { outcome: 'finished', points: 87.66, time: '01:07.38' };
    await send('PUT', runPath(second), correction);
    expect(await readScore()).toMatchObject({ points: 43.88 });
    const lines = await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operation, 'correctRun'))
      .orderBy(asc(auditLog.id));
    expect(lines.at(-1)?.detail).toMatch(/0,2 → 87,66 poin$/);
    await setRound({ counting: 'best', incompleteMean: null });
  });
});
