import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findClub } from '../../../server/clubs/queries.ts';
import { clubs } from '../../../server/db/schema.ts';
import { updateClub } from '../../../server/clubs/handlers.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';
import { createMaker, statusesOf } from '../../support/screens/clubData.ts';
import { inspect, plain } from '../../support/screens/images.ts';
import { createClubForm } from '../../support/screens/clubForm.ts';
import { watchFiles } from '../../support/servers/watchFiles.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const { save, logoOf, fetchStored } = createClubForm(backend);
afterEach(() => vi.restoreAllMocks());

const picture = () => plain(30, 30).png().toBuffer();

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
    const left = watchFiles(backend);
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
    const left = watchFiles(backend);
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
    const uploader = { account: 'club', client: '10.0.0.1', isOrganiser: false };
    const call = { path: { id: club.id }, clubId: club.id, body, uploader } as Parameters<
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
    vi.spyOn(backend.db, 'transaction').mockImplementationOnce(() => {
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
