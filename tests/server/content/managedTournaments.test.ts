import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedTournament, Tournament, TournamentInput } from '../../../openapi/schema.d.ts';
import { openSession } from '../../../server/auth/auth.ts';
import { registrations, teamMembers, teams } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { plain } from '../../support/screens/images.ts';

const backend = useBackend();
const path = '/api/organiser/tournaments';
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const input: TournamentInput = {
  title: 'Piala Uji Coba',
  about: 'Baris satu.\nBaris dua.',
  date: inDays(30).slice(0, 10),
  start_time: '08:30',
  time_zone: 'Asia/Makassar',
  venue: { name: 'Gedung Serbaguna', city: 'Makassar', province: 'Sulawesi Selatan' },
  registration_opens_at: inDays(-1),
  registration_closes_at: inDays(20),
  categories: [
    { id: 1, capacity: 2 },
    { id: 2, capacity: null },
  ],
};

let token: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
});

type Saved = { status: number; body: { message: string; data: ManagedTournament } };

const send = async (method: string, address: string, body?: unknown, version?: string) =>
  (await backend.request(method, address, {
    token,
    body,
    headers: version === undefined ? {} : { 'If-Match': version },
  })) as unknown as Saved;
const setStatus = (id: number, status: string) => send('PUT', `${path}/${id}/status`, { status });

async function publish(changes: Partial<TournamentInput> = {}): Promise<number> {
  const { body } = await send('POST', path, { ...input, ...changes });
  expect((await setStatus(body.data.id, 'published')).status).toBe(200);
  return body.data.id;
}

const readPublic = async (id: number) =>
  (await backend.request('GET', `/api/tournaments/${id}`)) as {
    status: number;
    body: { data: Tournament };
  };

/** Returns teams of a category, each with a token of one of its members. */
async function findTeams(categoryId: number, count: number) {
  const rows = await backend.db
    .selectDistinctOn([teams.id], { id: teams.id, participantId: teamMembers.participantId })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(eq(teams.categoryId, categoryId))
    .limit(count);
  return Promise.all(
    rows.map(async ({ id, participantId }) => ({
      id,
      token: await openSession({ db: backend.db, now: () => new Date() }, { participantId }),
    })),
  );
}

const register = async (
  tournamentId: number,
  team: { id: number; token: string },
  categoryId = 1,
) => {
  const { status, body } = await backend.request('POST', '/api/tournament/register', {
    token: team.token,
    body: { tournament_id: tournamentId, team_id: team.id, category_id: categoryId },
  });
  return { status, message: (body as { message: string }).message };
};

describe('a tournament', () => {
  it('is a draft, which nobody else sees, until it is published', async () => {
    const { status, body } = await send('POST', path, { ...input, title: '  Piala Uji Coba ' });
    expect({ status, message: body.message }).toEqual({
      status: 201,
      message: 'Lomba disimpan sebagai draf.',
    });
    const { id } = body.data;
    const { categories, ...sent } = input;
    expect(body.data).toMatchObject({ ...sent, status: 'draft', image: null, registrations: 0 });
    expect(body.data.categories).toMatchObject(categories);
    expect((await readPublic(id)).status).toBe(404);
    expect((await backend.request('GET', `/api/tournaments/${id}/teams`)).status).toBe(404);
    const month = input.date.slice(0, 7);
    for (const query of ['', '?page=1&per_page=200', '?search=uji', `?month=${month}`]) {
      const list = await backend.request('GET', `/api/tournaments${query}`);
      expect(JSON.stringify(list.body)).not.toContain('Piala Uji Coba');
    }
    const [team] = await findTeams(1, 1);
    if (!team) throw new Error('There is no team');
    expect(await register(id, team)).toEqual({ status: 404, message: 'Lomba tidak ditemukan.' });

    expect((await setStatus(id, 'published')).body.message).toBe('Lomba telah diterbitkan.');
    expect((await readPublic(id)).body.data).toEqual({
      id,
      title: 'Piala Uji Coba',
      image: null,
      about: input.about,
      date: input.date,
      start_time: '08:30',
      time_zone: 'Asia/Makassar',
      starts_at: `${input.date}T00:30:00.000Z`,
      venue: input.venue,
      registration_opens_at: input.registration_opens_at,
      registration_closes_at: input.registration_closes_at,
      categories: [
        expect.objectContaining({ id: 1, capacity: 2, registered: 0 }),
        expect.not.objectContaining({ capacity: null }),
      ],
    });
    expect((await setStatus(id, 'draft')).body.message).toBe(
      'Lomba dijadikan draf dan tidak terlihat lagi oleh umum.',
    );
    expect((await readPublic(id)).status).toBe(404);
  });

  it('keeps the answer of the specifications if nothing else is set', async () => {
    const unset = sql`start_time = null, end_date = null, end_time = null, registration_opens_at = null, registration_closes_at = null`;
    const empty = sql`venue = '', city = '', province = '', map_url = '', cost = '', contact = ''`;
    const none = sql`programme = '[]', documents = '[]'`;
    await backend.db.execute(sql`update tournaments set ${unset}, ${empty}, ${none}`);
    await backend.db.execute(sql`update tournament_categories set capacity = null`);
    const { body } = await readPublic(7);
    expect(Object.keys(body.data).sort()).toEqual(['categories', 'date', 'id', 'image', 'title']);
    expect(Object.keys(body.data.categories[0] ?? {}).sort()).toEqual([
      'description',
      'id',
      'name',
    ]);
  });

  it('is changed once by two organisers who saw the same version', async () => {
    const { body } = await send('POST', path, input);
    const { id, version } = body.data;
    const changes = await Promise.all(
      ['Piala A', 'Piala B'].map((title) =>
        send('PUT', `${path}/${id}`, { ...input, title }, version),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(changes.find(({ status }) => status === 412)?.body.message).toBe(
      'Lomba ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
    const saved = changes.find(({ status }) => status === 200)?.body;
    expect(saved?.message).toBe('Lomba telah disimpan.');
    expect((await send('GET', `${path}/${id}`)).body.data).toEqual(saved?.data);
  });

  it.each<[string, Partial<TournamentInput>]>([
    [
      'Pendaftaran harus ditutup setelah dibuka.',
      { registration_opens_at: input.registration_closes_at },
    ],
    ['Kategori tidak ditemukan.', { categories: [{ id: 9999, capacity: null }] }],
    [
      'Setiap kategori hanya boleh dipilih satu kali.',
      {
        categories: [
          { id: 1, capacity: 1 },
          { id: 1, capacity: 2 },
        ],
      },
    ],
  ])('is not saved: %s', async (message, changes) => {
    expect(await send('POST', path, { ...input, ...changes })).toMatchObject({
      status: 422,
      body: { message },
    });
  });

  it.each([
    { title: '   ' },
    { date: '2026-02-30' },
    { start_time: '24:00' },
    { time_zone: 'Europe/Paris' },
    { categories: [{ id: 1, capacity: 0 }] },
  ])('is not saved with %j', async (changes) => {
    expect((await send('POST', path, { ...input, ...changes })).status).toBe(422);
  });

  it('has a picture, which replaces the one before', async () => {
    const { body } = await send('POST', path, input);
    const upload = async (colour: string, id = body.data.id) => {
      const form = new FormData();
      const bytes = await plain(40, 30, colour).png().toBuffer();
      form.append('picture', new File([new Uint8Array(bytes)], 'gambar.png'));
      return send('POST', `${path}/${id}/picture`, form);
    };
    const first = await upload('teal');
    expect(first.body.message).toBe('Gambar lomba telah disimpan.');
    const image = first.body.data.image ?? '';
    expect(image).toMatch(new RegExp(`^tournaments/${body.data.id}-[0-9a-f]{32}\\.jpg$`));
    expect((await upload('red', 99_999)).status).toBe(404);
    const second = await upload('red');
    expect(second.body.data.image).not.toBe(image);
    const fetched = async (file: string) => (await backend.app.request(`/storage/${file}`)).status;
    expect(await fetched(image)).toBe(404);
    expect(await fetched(second.body.data.image ?? '')).toBe(200);
  });
});

describe('a registration', () => {
  it.each<[string, Partial<TournamentInput>]>([
    ['Pendaftaran lomba ini belum dibuka.', { registration_opens_at: inDays(1) }],
    ['Pendaftaran lomba ini sudah ditutup.', { registration_closes_at: inDays(-0.5) }],
    [
      'Pendaftaran ditutup karena lomba sudah dimulai.',
      { date: inDays(-1).slice(0, 10), registration_closes_at: null },
    ],
  ])('is rejected: %s', async (message, changes) => {
    const id = await publish(changes);
    const [team] = await findTeams(1, 1);
    if (!team) throw new Error('There is no team');
    expect(await register(id, team)).toEqual({ status: 409, message });
  });

  it('is rejected while the tournament is postponed or cancelled, and accepted afterwards', async () => {
    const id = await publish();
    const [team] = await findTeams(1, 1);
    if (!team) throw new Error('There is no team');
    expect((await setStatus(id, 'postponed')).body.message).toBe('Lomba ditandai sebagai ditunda.');
    expect((await readPublic(id)).body.data.status).toBe('postponed');
    expect(await register(id, team)).toEqual({
      status: 409,
      message: 'Lomba ini ditunda. Pendaftaran ditutup untuk sementara.',
    });
    expect((await setStatus(id, 'cancelled')).body.message).toBe('Lomba telah dibatalkan.');
    expect(await register(id, team)).toEqual({ status: 409, message: 'Lomba ini dibatalkan.' });
    await setStatus(id, 'published');
    expect((await register(id, team)).status).toBe(201);
    expect(await setStatus(id, 'draft')).toMatchObject({
      status: 409,
      body: {
        message: 'Lomba ini sudah memiliki tim terdaftar, jadi tidak dapat dijadikan draf.',
      },
    });
  });

  it('never exceeds the capacity, however many come at the same time', async () => {
    const id = await publish();
    const found = await findTeams(1, 6);
    expect(found).toHaveLength(6);
    const results = await Promise.all(found.map((team) => register(id, team)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(results.filter(({ message }) => message === 'Kategori ini sudah penuh.')).toHaveLength(
      4,
    );
    expect((await readPublic(id)).body.data.categories[0]).toMatchObject({
      capacity: 2,
      registered: 2,
    });
    const winner = found[results.findIndex(({ status }) => status === 201)];
    if (!winner) throw new Error('No team was registered');
    expect(await register(id, winner)).toEqual({
      status: 409,
      message: 'Tim ini sudah terdaftar dalam kategori tersebut.',
    });
    const smaller = { ...input, categories: [{ id: 1, capacity: 1 }] };
    expect(await send('PUT', `${path}/${id}`, smaller)).toMatchObject({
      status: 409,
      body: {
        message: 'Kategori Line Follower sudah memiliki 2 tim terdaftar.',
        errors: { categories: ['Kategori Line Follower sudah memiliki 2 tim terdaftar.'] },
      },
    });
    expect((await send('PUT', `${path}/${id}`, { ...input, categories: [] })).status).toBe(409);
  });

  it('waits for the organiser who is lowering the capacity in another connection', async () => {
    const id = await publish({ categories: [{ id: 1, capacity: null }] });
    const [team] = await findTeams(1, 1);
    if (!team) throw new Error('There is no team');
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const change = backend.db.transaction(async (transaction) => {
      await transaction.execute(sql`select id from tournaments where id = ${id} for update`);
      locked.resolve();
      await released.promise;
      await transaction.execute(sql`update tournaments set status = 'cancelled' where id = ${id}`);
    });
    await locked.promise;
    const result = register(id, team);
    released.resolve();
    await change;
    expect(await result).toEqual({ status: 409, message: 'Lomba ini dibatalkan.' });
    expect(await backend.db.$count(registrations, eq(registrations.tournamentId, id))).toBe(0);
  });
});
