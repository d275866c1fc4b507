import { beforeEach, expect, it } from 'vitest';
import type { ManagedTournament, TournamentInput } from '../../../openapi/schema.d.ts';
import { runs } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
const path = '/api/organiser/tournaments';

const input: TournamentInput = {
  title: 'Piala Asli',
  about: 'Baris satu.\nBaris dua.',
  date: '2026-12-05',
  start_time: '08:30',
  time_zone: 'Asia/Makassar',
  venue: { name: 'Gedung Serbaguna', city: 'Makassar', province: 'Sulawesi Selatan' },
  registration_opens_at: '2026-11-01T00:00:00.000Z',
  registration_closes_at: '2026-12-01T16:00:00.000Z',
  categories: [
    { id: 1, capacity: 2 },
    { id: 2, capacity: null },
  ],
};

let token: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
});

const send = async (method: string, address: string, body?: unknown) =>
  (await backend.request(method, address, { token, body })) as {
    status: number;
    body: { message: string; data: ManagedTournament };
  };
const create = async (changes: Partial<TournamentInput> = {}) =>
  (await send('POST', path, { ...input, ...changes })).body.data;
const copyTo = (id: number, date: string, title = 'Piala Salinan') =>
  send('POST', `${path}/${id}/copies`, { title, date });

const readRounds = async (tournamentId: number, categoryId: number) => {
  const { body } = await backend.request(
    'GET',
    `${path}/${tournamentId}/categories/${categoryId}/scores`,
    { token },
  );
  const { rounds } = (body as { data: { rounds: Record<string, unknown>[] } }).data;
  return rounds.map(({ id: _id, ...round }) => round);
};

it('has everything but the picture, and is a draft', async () => {
  const source = await create();
  const { status, body } = await copyTo(source.id, '2027-12-04', ' Piala  Salinan ');
  expect([status, body.message]).toEqual([201, 'Salinan disimpan sebagai draf.']);
  const { id, date, title, registration_opens_at, registration_closes_at, version, ...rest } =
    source;
  expect(body.data).toEqual({
    ...rest,
    id: expect.any(Number),
    title: 'Piala Salinan',
    date: '2027-12-04',
    // 364 days later, at the same hour of the clocks there.
    registration_opens_at: '2027-10-31T00:00:00.000Z',
    registration_closes_at: '2027-11-30T16:00:00.000Z',
    version: expect.any(String),
    status: 'draft',
  });
  expect(body.data.id).not.toBe(id);
  expect([date, title, registration_opens_at, registration_closes_at, version]).toEqual([
    '2026-12-05',
    'Piala Asli',
    input.registration_opens_at,
    input.registration_closes_at,
    expect.any(String),
  ]);
});

it.each([
  ['2026-12-05', '2026-12-01T16:00:00.000Z'],
  ['2026-12-06', '2026-12-02T16:00:00.000Z'],
  ['2026-01-10', '2026-01-06T16:00:00.000Z'],
  ['2028-02-29', '2028-02-25T16:00:00.000Z'],
])('on %s closes registration at %s', async (date, closes) => {
  const source = await create({ registration_opens_at: null });
  const { body } = await copyTo(source.id, date);
  expect(body.data).toMatchObject({ registration_opens_at: null, registration_closes_at: closes });
});

it('has the rounds of each category, of which only the first is open, without teams and runs', async () => {
  const source = await create();
  const address = `${path}/${source.id}/categories/2/rounds`;
  const [first] = (
    (await send('GET', `${path}/${source.id}/categories/2/scores`)).body.data as unknown as {
      rounds: Record<string, unknown>[];
    }
  ).rounds;
  const { id, ...rule } = first ?? {};
  const saved = await send('PUT', address, {
    rounds: [
      { ...rule, id, name: 'Kualifikasi', run_count: 3 },
      { ...rule, name: 'Final', run_count: 1, team_count: 6 },
    ],
  });
  expect(saved.status).toBe(200);
  const runsBefore = await backend.db.$count(runs);
  const { body } = await copyTo(source.id, '2027-12-04');
  const copied = await readRounds(body.data.id, 2);
  expect(copied).toEqual(await readRounds(source.id, 2));
  expect(copied.map(({ name, state }) => [name, state])).toEqual([
    ['Kualifikasi', 'open'],
    ['Final', 'closed'],
  ]);
  expect(await backend.db.$count(runs)).toBe(runsBefore);
});

it('leaves the teams of a running tournament where they are', async () => {
  const running = (await send('GET', `${path}/1`)).body.data;
  expect(running.registrations).toBeGreaterThan(0);
  const { body } = await copyTo(1, '2027-12-04');
  expect(body.data).toMatchObject({ status: 'draft', registrations: 0, image: null });
  expect(body.data.categories.map(({ id, capacity }) => ({ id, capacity }))).toEqual(
    running.categories.map(({ id, capacity }) => ({ id, capacity })),
  );
  for (const { id } of running.categories) {
    const copied = await readRounds(body.data.id, id);
    expect(copied.map(({ name }) => name)).toEqual(
      (await readRounds(1, id)).map(({ name }) => name),
    );
    expect(copied.map(({ state }) => state)).toEqual(
      copied.map((_, index) => (index === 0 ? 'open' : 'closed')),
    );
  }
});

it('is recorded with what it is a copy of', async () => {
  const source = await create();
  const { body } = await copyTo(source.id, '2027-12-04');
  const log = await backend.request('GET', '/api/organiser/audit-log', { token });
  expect((log.body as { data: unknown[] }).data[0]).toMatchObject({
    operation: 'copyTournament',
    object: { kind: 'tournament', id: body.data.id, name: 'Piala Salinan' },
    detail: 'Piala Asli',
  });
});

it('needs a tournament, a title and a date', async () => {
  const { id } = await create();
  const missing = await copyTo(1_000_000, '2027-12-04');
  expect([missing.status, missing.body.message]).toEqual([404, 'Lomba tidak ditemukan.']);
  expect((await copyTo(id, '2027-02-30')).status).toBe(422);
  expect((await copyTo(id, '2027-12-04', ' ')).status).toBe(422);
});
