import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Score } from '../../../openapi/schema.d.ts';
import {
  auditLog,
  registrations,
  runs,
  scoreEntries,
  scores,
  teams,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  type ScoreAnswer,
  type ScoreEntryAnswer,
  runsPath,
  scoreEntryPath,
  findOpenScoreEntry,
} from '../../support/screens/scoreEntry.ts';

const backend = useBackend();
const count = 16;

let token: string;
let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let teamIds: number[];
beforeEach(async () => {
  await backend.db
    .delete(scores)
    .where(
      inArray(
        scores.registrationId,
        backend.db.select({ id: scoreEntries.registrationId }).from(scoreEntries),
      ),
    );
  await backend.db
    .delete(runs)
    .where(inArray(runs.id, backend.db.select({ id: scoreEntries.runId }).from(scoreEntries)));
  await backend.db.delete(scoreEntries);
  token = await backend.signIn('organiser');
  place = await findOpenScoreEntry(backend.db);
  ({ teamIds } = place);
});

const send = async (method: string, path: string, body?: unknown, version?: string) =>
  (await backend.request(method, path, {
    token,
    body,
    headers: version === undefined ? {} : { 'If-Match': version },
  })) as unknown as ScoreAnswer;

const newEntry = (teamId = teamIds[0] ?? 0) => ({
  key: crypto.randomUUID(),
  team_id: teamId,
  points: 80,
  time: '01:07.38',
});
const add = (entry: object) => send('POST', runsPath(place), entry);
const readScoreEntry = async () =>
  ((await backend.request('GET', scoreEntryPath(place), { token })) as unknown as ScoreEntryAnswer)
    .body.data;
const runPath = (id: number) => `/api/organiser/runs/${id}`;
const parallel = (work: (number: number) => Promise<ScoreAnswer>) =>
  Promise.all(Array.from({ length: count }, (_, number) => work(number)));
const statuses = (answers: ScoreAnswer[]) => answers.map(({ status }) => status).sort();
const rowsOf = (teamId: number) =>
  backend.db
    .select({ points: scores.points })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .where(
      sql`${registrations.teamId} = ${teamId} and ${registrations.tournamentId} = ${place.tournamentId}`,
    );

describe('the score entry', () => {
  it('has the registered teams by name, and the last score first', async () => {
    const before = await readScoreEntry();
    expect(before.time_format).toBe('MM:SS.hh');
    expect(before.teams.map(({ id }) => id).sort()).toEqual([...teamIds].sort());
    const [one, other] = [newEntry(teamIds[0]), newEntry(teamIds[1])];
    expect((await add(one)).status).toBe(201);
    expect((await add(other)).status).toBe(201);
    const { teams: found, runs: entered } = await readScoreEntry();
    expect(entered.map(({ team }) => team)).toEqual(
      [other, one].map(({ team_id: id }) => found.find((team) => team.id === id)),
    );
    expect(found[0]).toEqual({
      id: expect.any(Number),
      code: expect.stringMatching(/^X-/),
      name: expect.any(String),
      club: expect.any(String),
      start_number: expect.any(Number),
    });
  });

  it('of Inspire has times of hours', async () => {
    place = await findOpenScoreEntry(backend.db, 'Inspire');
    expect((await readScoreEntry()).time_format).toBe('HH:MM:SS');
    const entry = newEntry(place.teamIds[0]);
    expect(await add(entry)).toMatchObject({
      status: 422,
      body: { message: 'Waktu harus ditulis sebagai HH:MM:SS.' },
    });
    expect((await add({ ...entry, time: '01:07:38' })).status).toBe(201);
  });

  it('is missing for a category that is not played', async () => {
    place = { ...place, categoryId: 9999 };
    expect(await send('GET', scoreEntryPath(place))).toMatchObject({
      status: 404,
      body: { message: 'Kategori ini tidak dipertandingkan di lomba ini.' },
    });
    expect((await add(newEntry())).status).toBe(404);
  });
});

describe('a new score', () => {
  it('is in the public answer at once', async () => {
    const entry = newEntry();
    expect(await add(entry)).toMatchObject({
      status: 201,
      body: {
        message: 'Skor telah disimpan.',
        data: { version: '"1"', points: 80, time: '01:07.38', team: { id: entry.team_id } },
      },
    });
    const { body } = await backend.request('GET', `/api/scores?tournament=${place.tournamentId}`);
    const shown = (body as { data: Score[] }).data.find(
      ({ registration }) => registration.team.id === entry.team_id,
    );
    expect(shown).toMatchObject({ points: 80, time: '01:07.38' });
  });

  it('is added once by sixteen requests with one key, which get the same answer', async () => {
    const entry = newEntry();
    const answers = await parallel(() => add(entry));
    expect(statuses(answers)).toEqual(Array(count).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await rowsOf(entry.team_id)).toEqual([{ points: 80 }]);
  });

  it('is added once by sixteen desks, each with a key of its own', async () => {
    const entry = newEntry();
    const answers = await parallel((number) =>
      add({ ...entry, key: crypto.randomUUID(), points: number }),
    );
    expect(statuses(answers)).toEqual([201, ...Array(count - 1).fill(409)]);
    const won = answers.find(({ status }) => status === 201)?.body.data.points;
    expect(await rowsOf(entry.team_id)).toEqual([{ points: won }]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `Percobaan 1 tim ini sudah dicatat: ${won} poin, 01:07.38.`,
    );
  });

  it('of sixteen desks for sixteen teams are all there', async () => {
    const wanted = teamIds.slice(0, count);
    const answers = await Promise.all(wanted.map((id) => add(newEntry(id))));
    expect(statuses(answers)).toEqual(wanted.map(() => 201));
    const { runs: entered } = await readScoreEntry();
    expect(entered.map(({ team }) => team.id).sort()).toEqual([...wanted].sort());
  });

  it('does not come back when its request is repeated after it was deleted', async () => {
    const entry = newEntry();
    const first = await add(entry);
    await send('DELETE', runPath(first.body.data.id));
    expect(await add(entry)).toMatchObject({ status: 201, body: first.body });
    expect(await rowsOf(entry.team_id)).toEqual([]);
    expect((await add({ ...entry, key: crypto.randomUUID() })).status).toBe(201);
  });

  it('cannot have the key of another one', async () => {
    const entry = newEntry();
    await add(entry);
    for (const other of [{ points: 81 }, { team_id: teamIds[1] }])
      expect(await add({ ...entry, ...other })).toMatchObject({
        status: 409,
        body: { message: 'Kunci ini sudah dipakai untuk skor lain.' },
      });
    expect(await rowsOf(teamIds[1] ?? 0)).toEqual([]);
  });

  it('is for registered teams only', async () => {
    const [stranger] = await backend.db
      .select({ id: teams.id })
      .from(teams)
      .where(sql`${teams.id} not in ${teamIds} and ${teams.categoryId} = ${place.categoryId}`);
    expect(await add(newEntry(stranger?.id))).toMatchObject({
      status: 409,
      body: { message: 'Tim ini tidak terdaftar di kategori ini.' },
    });
    expect(await add(newEntry(99_999))).toMatchObject({
      status: 404,
      body: { message: 'Tim ini sudah dihapus.' },
    });
    expect(await backend.db.select().from(scoreEntries)).toEqual([]);
  });

  it.each([
    [{ points: 100_000 }, 'Poin maksimal 99999.'],
    [{ points: -10_000 }, 'Poin minimal -9999.'],
    [{ points: 1.005 }, 'Poin paling banyak memiliki dua angka di belakang koma.'],
    [{ points: '1.5' }, 'Poin tidak valid.'],
    [{ time: '1:07.38' }, 'Waktu harus ditulis sebagai MM:SS.hh, MM:SS.hhh, atau HH:MM:SS.'],
    [{ time: '01:60.00' }, 'Waktu harus ditulis sebagai MM:SS.hh, MM:SS.hhh, atau HH:MM:SS.'],
    [{ time: '01:07:38' }, 'Waktu harus ditulis sebagai MM:SS.hh.'],
    [{ key: 'satu' }, 'Key tidak valid.'],
  ])('is refused with %j', async (changes, message) => {
    expect(await add({ ...newEntry(), ...changes })).toMatchObject({
      status: 422,
      body: { message },
    });
  });

  it('is limited by the database too', async () => {
    const { body } = await add(newEntry());
    const set = (changes: object) =>
      backend.db.update(runs).set(changes).where(eq(runs.id, body.data.id));
    for (const changes of [{ points: 100_000 }, { points: -10_000 }, { time: '1:07.38' }])
      await expect(set(changes)).rejects.toThrow(/update "runs"/);
  });
});

describe('a correction', () => {
  it('is accepted from one of sixteen desks that saw the same version', async () => {
    const { body } = await add(newEntry());
    const { id, version } = body.data;
    const answers = await parallel((number) =>
      send('PUT', runPath(id), { outcome: 'finished', points: number, time: '00:59.00' }, version),
    );
    expect(statuses(answers)).toEqual([200, ...Array(count - 1).fill(412)]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect(won).toMatchObject({ message: 'Skor telah dikoreksi.', data: { version: '"2"' } });
    expect(answers.find(({ status }) => status === 412)?.body.message).toBe(
      'Skor ini baru saja dikoreksi di meja lain. Periksa kembali lalu ulangi.',
    );
    expect((await readScoreEntry()).runs[0]).toEqual(won?.data);
  });

  it('that is answered as refused is not made, though the score is deleted meanwhile', async () => {
    for (const teamId of teamIds.slice(0, 8)) {
      const { id } = (await add(newEntry(teamId))).body.data;
      const correct = (points: number) =>
        send('PUT', runPath(id), { outcome: 'finished', points, time: '00:59.00' });
      const first = Array.from({ length: 4 }, (_, number) => correct(number));
      const deletion = send('DELETE', runPath(id));
      const answers = await Promise.all([...first, correct(4), correct(5)]);
      expect((await deletion).status).toBe(200);
      const made = answers.filter(({ status }) => status === 200);
      for (const answer of made) expect(answer.body.data.points).toBe(answers.indexOf(answer));
      const entries = and(eq(auditLog.operation, 'correctRun'), eq(auditLog.objectId, id));
      expect(await backend.db.$count(auditLog, entries)).toBe(made.length);
    }
  });

  it('of a deleted score is refused, and so is one in another format', async () => {
    const { body } = await add(newEntry());
    const { id, version } = body.data;
    const correct = (time: string) =>
      send('PUT', runPath(id), { outcome: 'finished', points: 1, time }, version);
    expect((await correct('01:07:38')).body.message).toBe('Waktu harus ditulis sebagai MM:SS.hh.');
    expect((await send('DELETE', runPath(id), undefined, version)).body.message).toBe(
      'Skor telah dihapus.',
    );
    expect(await correct('01:07.38')).toMatchObject({
      status: 404,
      body: { message: 'Skor tidak ditemukan. Mungkin sudah dihapus di meja lain.' },
    });
  });

  it('is not lost to somebody who deletes the score as it was before', async () => {
    const { body } = await add(newEntry());
    const { id, version } = body.data;
    await send('PUT', runPath(id), { outcome: 'finished', points: 99, time: '00:59.00' }, version);
    expect((await send('DELETE', runPath(id), undefined, version)).status).toBe(412);
    expect((await readScoreEntry()).runs[0]).toMatchObject({ id, points: 99 });
  });
});
