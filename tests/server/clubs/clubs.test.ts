import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findClub } from '../../../server/clubs/queries.ts';
import { demoAccounts, demoPin } from '../../../server/seed/accounts.ts';
import { categories, registrations, teams, tournaments } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMaker,
  openDemoClub,
  errorResponse,
  statusesOf,
} from '../../support/screens/clubData.ts';
import { createClubForm, type Fields } from '../../support/screens/clubForm.ts';
import { watchFiles } from '../../support/servers/watchFiles.ts';

const backend = useBackend();
const { makeClub, makeTeam, makePerson, openPerson } = createMaker(backend);
const { save } = createClubForm(backend);
afterEach(() => vi.restoreAllMocks());

const read = async (address: string, token: string) =>
  (await backend.request('GET', address, { token })).body as { data: unknown };

describe("a club's own data", () => {
  it('is read without its PIN', async () => {
    const { id, name, email, phone, bio, logo, code, token } = await openDemoClub(backend);
    const data = {
      id,
      name,
      bio,
      code,
      pin: '',
      pinconfirmation: '',
      email,
      phone,
      logo,
      is_active: 1,
      city: 'Kota Malang',
      names: 'full',
      portraits: true,
      known: true,
    };
    expect(await read(`/api/gh-schools/${id}`, token)).toEqual({ success: true, data });
  });

  it('is refused at an address that names another club, none, or no number', async () => {
    const { token } = await makeClub();
    const other = await openDemoClub(backend);
    const call = (id: number | string) =>
      backend.request('GET', `/api/gh-schools/${id}`, { token });
    expect(await call(other.id)).toMatchObject(
      errorResponse(403, 'Anda hanya dapat mengelola klub Anda sendiri.'),
    );
    expect(await call(999_999)).toMatchObject(errorResponse(404, 'GH tidak ditemukan.'));
    expect(await call('x')).toMatchObject({ status: 422 });
  });

  it('has a banner, where the club has one', async () => {
    const [bare, demo] = [await makeClub(), await openDemoClub(backend)];
    expect(demo.banner).toBe('clubs/mlgt-banner.svg');
    expect(await read('/api/schoolclub/banner', demo.token)).toEqual({
      success: true,
      banner_url: demo.banner,
    });
    expect(await read('/api/schoolclub/banner', bare.token)).toEqual({
      success: true,
      banner_url: null,
    });
  });
});

describe('the tournaments that a club follows', () => {
  it('are those in which a team of it is registered, each once, by date and title', async () => {
    const demo = await openDemoClub(backend);
    const rows = await backend.db
      .select({
        id: tournaments.id,
        title: tournaments.title,
        date: tournaments.date,
        image: tournaments.image,
        start_time: tournaments.startTime,
        time_zone: tournaments.timeZone,
        venue: {
          name: tournaments.venue,
          city: tournaments.city,
          province: tournaments.province,
        },
        team: { id: teams.id, name: teams.name, category: categories.name },
      })
      .from(registrations)
      .innerJoin(teams, eq(teams.id, registrations.teamId))
      .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
      .innerJoin(categories, eq(categories.id, registrations.categoryId))
      .where(eq(teams.clubId, demo.id))
      .orderBy(asc(teams.name));
    const once = [
      ...new Map(
        rows.map(({ id, title, date, image }) => [id, { id, title, date, image }]),
      ).values(),
    ];
    expect(rows.length).toBeGreaterThan(once.length);
    const sorted = once.sort((a, b) => (a.date + a.title < b.date + b.title ? -1 : 1));
    expect(await read(`/api/gh-schools/${demo.id}/tournaments`, demo.token)).toEqual({
      success: true,
      data: sorted.map((tournament) =>
        expect.objectContaining({
          ...tournament,
          registered_teams: rows.filter(({ id }) => id === tournament.id).map(({ team }) => team),
        }),
      ),
    });
    expect((await read(`/api/gh-schools/${demo.id}/stats`, demo.token)).data).toMatchObject({
      tournaments: once.length,
    });
  });

  it('are none before the first registration', async () => {
    const club = await makeClub(1);
    const team = await makeTeam(club, club.people);
    const address = `/api/gh-schools/${club.id}/tournaments`;
    expect(await read(address, club.token)).toEqual({ success: true, data: [] });
    const [some] = await backend.db
      .select()
      .from(registrations)
      .where(eq(registrations.categoryId, 1))
      .limit(1);
    await backend.db.insert(registrations).values({
      tournamentId: some?.tournamentId ?? 0,
      teamId: team,
      categoryId: 1,
      startNumber: 1000,
    });
    await backend.db
      .update(tournaments)
      .set({ startTime: '08:30', timeZone: 'Asia/Makassar', city: 'Makassar', status: 'postponed' })
      .where(eq(tournaments.id, some?.tournamentId ?? 0));
    expect((await read(address, club.token)).data).toMatchObject([
      {
        id: some?.tournamentId,
        start_time: '08:30',
        time_zone: 'Asia/Makassar',
        venue: { city: 'Makassar' },
        status: 'postponed',
        registered_teams: [{ id: team }],
      },
    ]);
  });
});

describe('changing the club', () => {
  it('keeps what the form does not carry', async () => {
    const club = await makeClub();
    const before = await findClub(backend.db, club.id);
    const response = await save(club, { name: '  Klub Baru ', email: 'Klub.Baru@surel.example' });
    expect(response).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Data klub telah disimpan.',
        data: { id: club.id, name: 'Klub Baru', email: 'Klub.Baru@surel.example', bio: '' },
      },
    });
    expect(await findClub(backend.db, club.id)).toEqual({
      ...before,
      name: 'Klub Baru',
      email: 'Klub.Baru@surel.example',
    });
    expect((await read(`/api/gh-schools/${club.id}`, club.token)).data).toEqual(
      (response.body as { data: unknown }).data,
    );
  });

  it("takes a bio of several lines, as a browser's form writes them, and an empty one", async () => {
    const club = await makeClub();
    expect(await save(club, { bio: ' Satu\r\nDua ' })).toMatchObject({
      body: { data: { bio: 'Satu\nDua' } },
    });
    expect(await save(club)).toMatchObject({ body: { data: { bio: 'Satu\nDua' } } });
    expect(await save(club, { bio: '' })).toMatchObject({ body: { data: { bio: '' } } });
  });

  it('may spell its own e-mail address differently, and have that of a participant', async () => {
    const club = await makeClub();
    expect((await save(club, { email: `KLUB-${club.id}@surel.example` })).status).toBe(200);
    expect((await save(club, { email: `klub-${club.id}@SUREL.example` })).status).toBe(200);
    expect((await save(club, { email: demoAccounts.newcomer.email })).status).toBe(200);
  });

  it('changes the PIN with which participants join, and keeps only a hash of it', async () => {
    const club = await makeClub();
    const join = async (pin: string) =>
      (
        await backend.request('POST', `/api/participant/join-gh/${club.id}`, {
          token: await openPerson(await makePerson()),
          body: { pin },
        })
      ).status;
    const response = await save(club, { pin: '902817', pinconfirmation: '902817' });
    expect(response).toMatchObject({
      status: 200,
      body: { data: { pin: '', pinconfirmation: '' } },
    });
    expect(JSON.stringify([response.body, await findClub(backend.db, club.id)])).not.toContain(
      '902817',
    );
    expect([await join(demoPin), await join('902817')]).toEqual([422, 200]);
    expect((await save(club, { pin: '', pinconfirmation: '' })).status).toBe(200);
    expect(await join('902817'), 'an empty PIN means unchanged').toBe(200);
  });

  it('gives an e-mail address to one of two clubs that ask at once', async () => {
    const [one, two] = [await makeClub(), await makeClub()];
    const responses = await Promise.all([
      save(one, { email: 'sama@surel.example' }),
      save(two, { email: 'SAMA@surel.example' }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 422]);
    expect(responses.find(({ status }) => status === 422)).toMatchObject(
      errorResponse(422, 'Email sudah digunakan.'),
    );
  });

  const invalid = (field: string, text: string, message = text) => ({
    status: 422,
    body: { success: false, message, errors: { [field]: [text] } },
  });
  const different = invalid('pinconfirmation', 'Konfirmasi PIN tidak cocok.');
  const noPicture = (text: string) => invalid('logo', text, 'Berkas harus berupa gambar.');
  const taken = invalid('email', 'Email sudah digunakan.');
  it.each<[string, Fields, object]>([
    ['PINs that differ', { pin: '123456', pinconfirmation: '123457' }, different],
    ['a PIN without its confirmation', { pin: '123456' }, different],
    ['a confirmation without its PIN', { pinconfirmation: '123456' }, different],
    [
      'a PIN of five digits',
      { pin: '12345', pinconfirmation: '12345' },
      invalid('pin', 'PIN tidak valid.'),
    ],
    ['an e-mail address of another club', { email: 'MALANG@contoh.robolaga.id' }, taken],
    ['that and a logo', { email: 'malang@contoh.robolaga.id', logo: new Uint8Array([1]) }, taken],
    ['no e-mail address', { email: '' }, invalid('email', 'Email wajib diisi.')],
    [
      'what is no e-mail address',
      { email: 'klub' },
      invalid('email', 'Email tidak valid. Tulis seperti nama@sekolah.sch.id.'),
    ],
    ['a blank name', { name: '  ' }, invalid('name', 'Nama wajib diisi.')],
    [
      'a name of 101 characters',
      { name: 'x'.repeat(101) },
      invalid('name', 'Nama maksimal 100 karakter.'),
    ],
    [
      'a bio of 2001 characters',
      { bio: 'x'.repeat(2001) },
      invalid('bio', 'Bio maksimal 2000 karakter.'),
    ],
    ['another method', { _method: 'DELETE' }, { status: 422 }],
    ['no method', { _method: undefined }, { status: 422 }],
    ['a text as logo', { logo: 'clubs/mlgt.svg' }, noPicture('Kirim gambar sebagai berkas.')],
    ['an empty file', { logo: new Uint8Array() }, noPicture('Berkas ini kosong.')],
    [
      'an SVG',
      {
        logo: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        ),
      },
      noPicture('Berkas harus berupa gambar PNG, JPEG, WebP atau GIF.'),
    ],
    ['two logos', { logo: ['a', 'b'] }, invalid('logo', 'Logo hanya boleh dikirim satu kali.')],
    [
      'more parts than any form has',
      Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`lain${at}`, ''])),
      { status: 422, body: { message: 'Formulir ini memiliki terlalu banyak isian.' } },
    ],
    [
      'a form larger than 5 MiB',
      { logo: new Uint8Array(5 * 1024 * 1024) },
      { status: 413, body: { message: 'Berkas yang dikirim maksimal 5 MB.' } },
    ],
  ])('is refused with %s, and nothing is kept', async (_what, fields, response) => {
    const club = await makeClub();
    const before = await findClub(backend.db, club.id);
    const left = watchFiles(backend);
    expect(await save(club, fields)).toMatchObject(response);
    expect(await findClub(backend.db, club.id)).toEqual(before);
    expect(await left()).toEqual([]);
  });
});
