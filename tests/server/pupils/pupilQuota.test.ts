import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  countsOf,
  createPupilImport,
  type ImportRow,
  makeKnown,
} from '../../support/database/pupilImport.ts';
import { createMaker, errorResponse, statusesOf } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const { send, check, peopleOf, teamsOf, categoryName } = createPupilImport(backend);

beforeEach(() => backend.db.delete(attempts));

const pupils = (count: number, prefix = 'Siswa'): ImportRow[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${prefix} ${index}` }));
const tooMany = errorResponse(
  409,
  'Klub tidak dapat menambahkan peserta sebanyak itu hari ini, jadi tidak ada yang disimpan. Periksa kembali.',
);
/** As if so many pupils had been added under a limit, whose day ends then. */
const setCount = async (key: string, count: number, windowEndsAt = new Date(Date.now() + 60_000)) =>
  backend.db
    .insert(attempts)
    .values({ key, count, windowEndsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { count, windowEndsAt } });
const network = 'pupils:address:unknown';

describe('a club that organisers do not know', () => {
  it('adds 200 pupils a day; a check says how many wait, and saves them on another day', async () => {
    const club = await makeClub();
    const rows = pupils(250);
    const { body } = await send(club, rows, true);
    expect(body).toMatchObject({
      message: '200 baris siap disimpan. 50 baris belum dapat ditambahkan hari ini.',
      data: {
        added: 200,
        later: 50,
        quota: { reason: 'new_club', per_day: 200, left: 200, renews_at: null },
      },
    });
    expect(body.data.rows.map(({ outcome }) => outcome)).toEqual(
      rows.map((_, index) => (index < 200 ? 'added' : 'later')),
    );
    expect(await send(club, rows)).toMatchObject(tooMany);
    expect(await peopleOf(club)).toEqual([]);
    expect((await send(club, rows.slice(0, 200))).body.message).toBe('200 peserta ditambahkan.');

    const again = await check(club, rows);
    expect(countsOf(again)).toEqual([0, 0, 200, 0]);
    expect(again).toMatchObject({
      later: 50,
      quota: { reason: 'new_club', left: 0, renews_at: expect.any(String) },
    });
    const hours = (Date.parse(again.quota.renews_at ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(await send(club, rows.slice(200))).toMatchObject(tooMany);
    expect((await send(club, rows, true)).body.message).toBe(
      '50 baris belum dapat ditambahkan hari ini.',
    );

    await setCount(`pupils:club:${club.id}`, 200, new Date(Date.now() - 1));
    await setCount(network, 200, new Date(Date.now() - 1));
    expect((await send(club, rows)).body.data).toMatchObject({
      added: 50,
      unchanged: 200,
      later: 0,
    });
  });

  it('adds no more with others of its network than 1,000 a day, also at once', async () => {
    const clubs = await Promise.all(Array.from({ length: 4 }, () => makeClub()));
    const [ends, later] = [60_000, 120_000].map((time) => new Date(Date.now() + time));
    await setCount(network, 900, ends);
    const [first] = clubs;
    if (!first) throw new Error('No club was made');
    // The club has a day of its own, which ends later.
    await setCount(`pupils:club:${first.id}`, 1, later);
    const quota = { reason: 'network', per_day: 1_000, renews_at: ends?.toISOString() };
    expect((await check(first, pupils(150))).quota).toEqual({ ...quota, left: 100 });
    await setCount(network, 1_001, ends);
    expect((await check(first, pupils(150))).quota).toEqual({ ...quota, left: 0 });
    await setCount(network, 900, ends);
    const answers = await Promise.all(clubs.map((club) => send(club, pupils(40))));
    expect(statusesOf(answers)).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(tooMany);
    const [row] = await backend.db.select().from(attempts).where(eq(attempts.key, network));
    expect(row?.count).toBe(980);
  });

  it('uses nothing up with what is not saved, or with pupils who are there', async () => {
    const club = await makeClub();
    await send(club, pupils(3));
    expect((await send(club, [...pupils(3), { name: 'Baru' }, { name: ' ' }])).status).toBe(409);
    expect((await send(club, pupils(3), true)).body.data.quota.left).toBe(197);
    expect(
      (
        await send(
          club,
          pupils(3).map((row) => ({ ...row, class: '8A' })),
        )
      ).status,
    ).toBe(200);
    expect((await check(club, pupils(3))).quota.left).toBe(197);
  });

  it('has later what only a pupil of later would make right: a team without its category', async () => {
    const club = await makeClub();
    await setCount(`pupils:club:${club.id}`, 199);
    const category = await categoryName(1);
    const rows = [
      { name: 'Ani' },
      { name: 'Budi', team: 'Elang', category },
      { name: 'Citra', team: 'Elang' },
      { name: 'Dedi', email: 'dedi' },
    ];
    expect((await check(club, rows)).rows.map(({ outcome }) => outcome)).toEqual([
      'added',
      'later',
      'later',
      'rejected',
    ]);
    expect((await send(club, rows.slice(0, 1))).status).toBe(200);
    expect(await teamsOf(club)).toEqual([]);
    expect((await check(club, [{ name: 'Ani', class: '8A' }])).changed).toBe(1);
  });

  it('takes the addresses of 200 others from none of them', async () => {
    const club = await makeClub();
    const rows = pupils(200, 'Korban').map((row, index) => ({
      ...row,
      email: `korban${index}@surel.example`,
    }));
    expect((await send(club, rows)).status).toBe(200);
    for (const { name, email } of rows.slice(0, 3))
      expect(
        (
          await backend.request('POST', '/api/participant/register', {
            body: { name, email, password: 'sirkuit-malam-31' },
          })
        ).status,
      ).toBe(201);
  });
});

describe('a club that organisers know', () => {
  it('adds 10,000 pupils a day, however many others of its network add', async () => {
    const club = await makeClub();
    await makeKnown(backend, club);
    await setCount(network, 1_000);
    const data = await check(club, pupils(1_500));
    expect(data).toMatchObject({
      added: 1_500,
      later: 0,
      quota: { reason: 'known_club', per_day: 10_000, left: 10_000 },
    });
    await setCount(`pupils:club:${club.id}`, 9_999);
    expect(await check(club, pupils(3))).toMatchObject({ added: 1, later: 2 });
  });
});
