import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findClub } from '../../server/data/clubs.ts';
import { demoAccounts, demoPin } from '../../server/db/seed/accounts.ts';
import { clubs, registrations, teams, tournaments } from '../../server/db/schema.ts';
import { updateClub } from '../../server/handlers/clubs.ts';
import { useBackend } from '../support/backend.ts';
import { testPasswords, testPictures } from '../support/testDatabase.ts';
import { createMaker, openDemoClub, errorResponse, statusesOf } from '../support/clubData.ts';
import { inspect, plain } from '../support/images.ts';

const backend = useBackend();
const { makeClub, makeTeam, makePerson, openPerson } = createMaker(backend);
afterEach(() => vi.restoreAllMocks());

const read = async (address: string, token: string) =>
  (await backend.request('GET', address, { token })).body as { data: unknown };
const picture = () => plain(30, 30).png().toBuffer();

type Fields = Record<string, string | Uint8Array | string[] | undefined>;

/** Sends a club's form; what is undefined is left out of it. */
function save(
  { id, token, ...club }: { id: number; token: string; name: string; email?: string },
  fields: Fields = {},
) {
  const form = new FormData();
  const all: Fields = {
    _method: 'PATCH',
    name: club.name,
    email: club.email ?? `klub-${id}@surel.example`,
    ...fields,
  };
  for (const [field, values] of Object.entries(all)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (typeof value === 'string') form.append(field, value);
      else if (value) form.append(field, new File([new Uint8Array(value)], 'logo.png'));
    }
  }
  return backend.request('POST', `/api/gh-schools/${id}`, { token, body: form });
}

/** The files that were written while a test ran and are there still. */
function watchFiles() {
  const written = vi.spyOn(backend.files, 'write');
  return async () => {
    const paths = written.mock.calls.map(([path]) => path);
    const found = await Promise.all(paths.map((path) => backend.files.read(path)));
    return paths.filter((_, index) => found[index]);
  };
}

const logoOf = async (id: number) => (await findClub(backend.db, id))?.logo ?? '';
const fetchStored = (path: string) => backend.app.request(`/storage/${path}`);

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
      })
      .from(registrations)
      .innerJoin(teams, eq(teams.id, registrations.teamId))
      .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
      .where(eq(teams.clubId, demo.id));
    const once = [...new Map(rows.map((row) => [row.id, row])).values()];
    expect(rows.length).toBeGreaterThan(once.length);
    const sorted = once.sort((a, b) => (a.date + a.title < b.date + b.title ? -1 : 1));
    expect(await read(`/api/gh-schools/${demo.id}/tournaments`, demo.token)).toEqual({
      success: true,
      data: sorted,
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
    await backend.db
      .insert(registrations)
      .values({ tournamentId: some?.tournamentId ?? 0, teamId: team, categoryId: 1 });
    expect((await read(address, club.token)).data).toMatchObject([{ id: some?.tournamentId }]);
  });
});

describe('changing the club', () => {
  it('keeps what the form does not carry', async () => {
    const club = await makeClub();
    const before = await findClub(backend.db, club.id);
    const answer = await save(club, { name: '  Klub Baru ', email: 'Klub.Baru@surel.example' });
    expect(answer).toMatchObject({
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
      (answer.body as { data: unknown }).data,
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
    const answer = await save(club, { pin: '902817', pinconfirmation: '902817' });
    expect(answer).toMatchObject({ status: 200, body: { data: { pin: '', pinconfirmation: '' } } });
    expect(JSON.stringify([answer.body, await findClub(backend.db, club.id)])).not.toContain(
      '902817',
    );
    expect([await join(demoPin), await join('902817')]).toEqual([422, 200]);
    expect((await save(club, { pin: '', pinconfirmation: '' })).status).toBe(200);
    expect(await join('902817'), 'an empty PIN means unchanged').toBe(200);
  });

  it('gives an e-mail address to one of two clubs that ask at once', async () => {
    const [one, two] = [await makeClub(), await makeClub()];
    const answers = await Promise.all([
      save(one, { email: 'sama@surel.example' }),
      save(two, { email: 'SAMA@surel.example' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject(
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
    ['what is no e-mail address', { email: 'klub' }, invalid('email', 'Email tidak valid.')],
    ['a blank name', { name: '  ' }, invalid('name', 'Name tidak valid.')],
    [
      'a name of 101 characters',
      { name: 'x'.repeat(101) },
      invalid('name', 'Name maksimal 100 karakter.'),
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
  ])('is refused with %s, and nothing is kept', async (_what, fields, answer) => {
    const club = await makeClub();
    const before = await findClub(backend.db, club.id);
    const left = watchFiles();
    expect(await save(club, fields)).toMatchObject(answer);
    expect(await findClub(backend.db, club.id)).toEqual(before);
    expect(await left()).toEqual([]);
  });
});

describe("a club's logo", () => {
  it('is the whole picture in a white square, at an address that nobody can guess', async () => {
    const club = await makeClub();
    expect(await save(club, { logo: await plain(900, 300, 'red').png().toBuffer() })).toMatchObject(
      { status: 200 },
    );
    const path = await logoOf(club.id);
    expect(path).toMatch(new RegExp(`^clubs/${club.id}-[0-9a-f]{32}\\.jpg$`));
    const stored = new Uint8Array(await (await fetchStored(path)).arrayBuffer());
    expect(await inspect(stored, { left: 200, top: 20 })).toMatchObject({
      format: 'jpeg',
      width: 400,
      height: 400,
      hidden: [],
      colour: [255, 255, 255],
    });
    for (const left of [2, 397])
      expect((await inspect(stored, { left, top: 200 })).colour[1]).toBeLessThan(40);
    expect(await save(club)).toMatchObject({ body: { data: { logo: path } } });
  });

  it('takes the place of the one before, whose file goes unless it is one of the demonstration world', async () => {
    const [drawn] = await backend.db.select().from(clubs).where(isNotNull(clubs.logo)).limit(1);
    const club = await makeClub();
    await backend.db.update(clubs).set({ logo: drawn?.logo }).where(eq(clubs.id, club.id));
    const removed = vi.spyOn(backend.files, 'remove');
    await save(club, { logo: await picture() });
    expect(removed).not.toHaveBeenCalled();
    const first = await logoOf(club.id);
    await save(club, { logo: await picture() });
    expect([
      (await fetchStored(first)).status,
      (await fetchStored(await logoOf(club.id))).status,
    ]).toEqual([404, 200]);
    const others = `clubs/${club.id}1-${'a'.repeat(32)}.jpg`;
    await backend.db.update(clubs).set({ logo: others }).where(eq(clubs.id, club.id));
    await save(club, { logo: await picture() });
    expect(removed).not.toHaveBeenCalledWith(others);
  });

  it('leaves one file after several uploads at once', async () => {
    const club = await makeClub();
    const left = watchFiles();
    expect(
      statusesOf(
        await Promise.all([1, 2, 3, 4].map(async () => save(club, { logo: await picture() }))),
      ),
    ).toEqual([200, 200, 200, 200]);
    expect(await left()).toEqual([await logoOf(club.id)]);
  });

  it('stays when the row cannot be written, and the new file goes: the address is taken meanwhile, the database is away', async () => {
    const [club, other] = [await makeClub(), await makeClub()];
    await save(club, { logo: await picture() });
    const before = await findClub(backend.db, club.id);
    const left = watchFiles();
    const services = {
      db: backend.db,
      files: backend.files,
      passwords: testPasswords,
      pictures: testPictures,
      now: () => new Date(),
    };
    const body = {
      _method: 'PATCH' as const,
      name: 'Klub',
      email: 'nanti@surel.example',
      logo: new Blob([new Uint8Array(await picture())]),
    };
    const call = { path: { id: club.id }, clubId: club.id, body } as Parameters<
      typeof updateClub
    >[0];
    const between = vi.spyOn(backend.files, 'write').mockImplementationOnce(async () => {
      await save(other, { email: body.email });
    });
    await expect(updateClub(call, services)).rejects.toMatchObject({
      status: 422,
      message: 'Email sudah digunakan.',
    });
    expect(between).toHaveBeenCalledOnce();
    vi.spyOn(backend.db, 'update').mockImplementationOnce(() => {
      throw new Error('The database is away');
    });
    await expect(
      updateClub({ ...call, body: { ...body, email: 'lagi@surel.example' } }, services),
    ).rejects.toThrow('The database is away');
    expect(await left()).toEqual([]);
    expect(await findClub(backend.db, club.id)).toEqual(before);
    expect((await fetchStored(before?.logo ?? '')).status).toBe(200);
  });
});
