import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CategoryResults, ManagedResultsState } from '../../../openapi/schema.d.ts';
import {
  categories,
  objections,
  officialResults,
  registrations,
  resultStates,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const requests = createRoundRequests(backend);
const { place, first, request, add, teamId, closeRound } = requests;

beforeEach(async () => {
  await backend.db.delete(objections);
  await backend.db.delete(officialResults);
  await backend.db.delete(resultStates);
});

type Answer = { status: number; body: { message: string; data: ManagedResultsState } };

const categoryPath = () =>
  `/api/organiser/tournaments/${place().tournamentId}/categories/${place().categoryId}`;
const change = async (action: string, changes: object = {}, version?: string) =>
  (await request(
    'PUT',
    `${categoryPath()}/results-state`,
    { action, ...changes },
    version,
  )) as unknown as Answer;
const take = async (action: string, changes: object = {}) => {
  const { status, body } = await change(action, changes);
  expect({ action, status, message: body.message }).toMatchObject({ action, status: 200 });
  return body.data;
};
const refused = async (action: string, changes: object = {}) => {
  const { status, body } = await change(action, changes);
  expect(status).toBe(409);
  return body.message;
};
const readResults = async () => {
  const { tournamentId, categoryId } = place();
  const { body } = await backend.request(
    'GET',
    `/api/tournaments/${tournamentId}/categories/${categoryId}/results`,
  );
  return (body as { data: CategoryResults }).data;
};
const becomeOfficial = async () => {
  expect(await add(0, { points: 80 })).toBe(201);
  await take('declare');
  return take('make_official', { early: true });
};
const object = async () => {
  const { tournamentId, categoryId } = place();
  const [registration] = await backend.db
    .select()
    .from(registrations)
    .where(and(eq(registrations.tournamentId, tournamentId), eq(registrations.teamId, teamId(0))));
  await backend.db.insert(objections).values({
    tournamentId,
    categoryId,
    registrationId: registration?.id ?? 0,
    subject: 'Penyisihan, percobaan 1',
    text: 'Waktu salah.',
    author: 'club',
    entryKey: crypto.randomUUID(),
  });
};

describe('the state of the results of a category', () => {
  it('says which step does not follow from it', async () => {
    expect(await refused('open')).toBe('Papan kategori ini tidak dibekukan.');
    expect(await refused('resume')).toBe('Lomba kategori ini masih berjalan.');
    expect(await refused('make_official')).toBe('Nyatakan dulu hasil kategori ini sementara.');
    expect(await refused('correct', { reason: 'Salah' })).toBe('Hasil kategori ini belum resmi.');
    await take('freeze');
    expect(await refused('freeze')).toBe('Papan kategori ini sudah dibekukan.');
    await take('declare');
    expect(await refused('freeze')).toBe('Papan dibekukan sebelum hasilnya dinyatakan sementara.');
    expect(await refused('declare')).toBe('Hasil kategori ini sudah dinyatakan sementara.');
    expect(await take('resume')).toMatchObject({ state: 'frozen', hidden: true });
    await take('declare');
    await take('make_official', { early: true });
    const official = 'Hasil kategori ini sudah resmi. Buka koreksi dulu.';
    expect(await refused('declare')).toBe(official);
    expect(await refused('resume')).toBe(official);
    expect(await refused('make_official')).toBe('Hasil kategori ini sudah resmi.');
    expect((await change('correct')).body.message).toBe('Isi alasan koreksi.');
    await take('correct', { reason: 'Salah hitung' });
    const correction = 'Koreksi berakhir saat hasilnya diresmikan lagi.';
    expect(await refused('open')).toBe(correction);
    expect(await refused('resume')).toBe(correction);
  });

  it('is answered with what was done', async () => {
    const steps = [
      ['freeze', 'Papan telah dibekukan.'],
      ['open', 'Papan telah dibuka.'],
      ['declare', 'Hasil telah dinyatakan sementara.'],
      ['resume', 'Lomba kategori ini dilanjutkan.'],
      ['declare', 'Hasil telah dinyatakan sementara.'],
      ['make_official', 'Hasil telah diresmikan.'],
      ['correct', 'Koreksi telah dibuka. Pengunjung tetap melihat hasil resmi.'],
    ];
    for (const [action = '', message] of steps) {
      const { body } = await change(action, { early: true, reason: 'Salah hitung' });
      expect(body.message).toBe(message);
    }
  });

  it('is the one that the request has seen', async () => {
    expect((await change('freeze', {}, '"0"')).body.data).toMatchObject({ version: '"1"' });
    const late = await change('open', {}, '"0"');
    expect(late).toMatchObject({
      status: 412,
      body: { message: 'Status hasil ini baru saja diubah penyelenggara lain.' },
    });
    expect((await change('open', {}, '"1"')).body.data).toMatchObject({
      state: 'live',
      hidden: false,
      version: '"2"',
    });
  });

  it('is official once nobody can object any more and no result is missing', async () => {
    backend.clock.at = new Date('2026-11-28T05:00:00Z');
    expect(await add(0, { points: 80 })).toBe(201);
    await take('declare');
    await object();
    expect(await refused('make_official', { early: true })).toBe(
      'Masih ada keberatan yang belum diputuskan.',
    );
    await backend.db.delete(objections);
    expect(await refused('make_official')).toBe('Waktu keberatan belum berakhir.');
    backend.clock.at = new Date('2026-11-28T05:15:00Z');
    const { tournamentId, categoryId } = place();
    const states = (await request(
      'GET',
      `/api/organiser/tournaments/${tournamentId}/results-states`,
    )) as unknown as { body: { data: ManagedResultsState[] } };
    const missing = states.body.data.find(
      ({ category }) => category.id === categoryId,
    )?.missing_runs;
    expect(missing).toBeGreaterThan(0);
    expect(await refused('make_official')).toBe(
      `${missing} percobaan atau pertandingan belum memiliki hasil.`,
    );
    expect((await closeRound(first().id)).status).toBe(200);
    const { state, missing_runs, objections_until } = await take('make_official');
    expect({ state, missing_runs, objections_until }).toEqual({
      state: 'official',
      missing_runs: 0,
      objections_until: null,
    });
  });
});

describe('official results', () => {
  it('do not change, until a correction becomes their next version with its reason', async () => {
    await becomeOfficial();
    const before = await readResults();
    expect(before.state).toMatchObject({ state: 'official', versions: [{ version: 1 }] });
    expect(before.provisional).toBeUndefined();
    expect(await add(1, { points: 90 })).toBe(409);
    const { rounds, rounds_version: version } = await requests.readScoreEntry();
    const saved = await requests.save([roundInput({ id: rounds[0]?.id, run_count: 3 })], version);
    expect(saved).toMatchObject({
      status: 409,
      body: { message: 'Hasil kategori ini sudah resmi. Buka koreksi dulu.' },
    });
    expect((await closeRound(first().id)).status).toBe(409);

    await take('correct', { reason: 'Salah hitung' });
    expect(await add(1, { points: 90 })).toBe(201);
    const { state, ...shown } = await readResults();
    const { state: _, ...kept } = before;
    expect(shown).toEqual(kept);
    expect(state).toMatchObject({ state: 'official', versions: [{ version: 1 }] });
    await take('make_official', { early: true });
    const after = await readResults();
    expect(after.standings[0]?.team_id).toBe(teamId(1));
    expect(after.state?.versions).toMatchObject([
      { version: 1, reason: null },
      { version: 2, reason: 'Salah hitung' },
    ]);
    const versions = await backend.db.select().from(officialResults);
    expect(versions.map(({ data }) => (data as CategoryResults).standings[0]?.team_id)).toEqual([
      teamId(0),
      teamId(1),
    ]);
  });

  it('are announced when the frozen board is opened', async () => {
    await take('freeze');
    await becomeOfficial();
    expect((await readResults()).state).toMatchObject({ state: 'frozen', versions: [] });
    expect(await take('open')).toMatchObject({ state: 'official', hidden: false });
    expect((await readResults()).state).toMatchObject({
      state: 'official',
      versions: [{ version: 1 }],
    });
  });

  it('are corrected behind a board that stays frozen', async () => {
    await take('freeze');
    await becomeOfficial();
    const { body } = await change('correct', { reason: 'Salah hitung' });
    expect(body.message).toBe('Koreksi telah dibuka. Papan tetap dibekukan.');
    expect(body.data.frozen_at).not.toBe(body.data.provisional_at);
    expect((await readResults()).state).toMatchObject({ state: 'frozen', versions: [] });
    await take('make_official', { early: true });
    expect((await readResults()).state).toMatchObject({ state: 'frozen', versions: [] });
    await take('open');
    expect((await readResults()).state?.versions).toHaveLength(2);
    const { frozen_at, provisional_at } = await take('correct', { reason: 'Salah hitung' });
    expect(frozen_at).toBe(provisional_at);
  });

  it('keep the rule by which they were ranked', async () => {
    await becomeOfficial();
    const before = await readResults();
    const { categoryId } = place();
    const path = `/api/organiser/categories/${categoryId}`;
    const [category] = await backend.db
      .select()
      .from(categories)
      .where(eq(categories.id, categoryId));
    const input = {
      name: category?.name,
      description: category?.description,
      longdec: category?.longDescription,
      ranking: 'points_only',
      time_format: category?.timeFormat,
    };
    expect((await request('PUT', path, { ...input, ranking: 'time' })).status).toBe(200);
    expect((await readResults()).rounds[0]?.ranking).toBe(before.rounds[0]?.ranking);
  });
});

it('a team stays where its results are hidden or official', async () => {
  const { tournamentId, categoryId } = place();
  const [registration] = await backend.db
    .select()
    .from(registrations)
    .where(and(eq(registrations.tournamentId, tournamentId), eq(registrations.teamId, teamId(1))));
  const path = `/api/organiser/tournaments/${tournamentId}/registrations/${registration?.id}`;
  const { body } = await backend.request('GET', `/api/tournaments/${tournamentId}`);
  const { data } = body as { data: { categories: { id: number }[] } };
  const other = data.categories.find(({ id }) => id !== categoryId)?.id;
  const move = { category_id: other, reason: 'Salah pilih' };
  await take('freeze');
  expect(await request('PUT', `${path}/category`, move)).toMatchObject({
    status: 409,
    body: { message: 'Papan kategori ini sedang dibekukan. Buka dulu papannya.' },
  });
  await take('open');
  await becomeOfficial();
  const official = {
    status: 409,
    body: { message: 'Hasil kategori ini sudah resmi. Buka koreksi dulu.' },
  };
  expect(await request('PUT', `${path}/category`, move)).toMatchObject(official);
  expect(await request('DELETE', path)).toMatchObject(official);
});

it('the times of a category keep their format while its board is frozen', async () => {
  await take('freeze');
  const { categoryId, tournamentId } = place();
  const [category] = await backend.db
    .select()
    .from(categories)
    .where(eq(categories.id, categoryId));
  const { status, body } = await request('PUT', `/api/organiser/categories/${categoryId}`, {
    name: category?.name,
    description: category?.description,
    longdec: category?.longDescription,
    ranking: category?.ranking,
    time_format: 'MM:SS.hhh',
  });
  const { body: tournament } = await backend.request('GET', `/api/tournaments/${tournamentId}`);
  const { title } = (tournament as { data: { title: string } }).data;
  expect(status).toBe(409);
  expect((body as { message: string }).message).toBe(
    `Format waktu tidak dapat diubah selama papan ${title} dibekukan.`,
  );
});
