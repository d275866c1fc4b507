import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeClub } from '../../../server/clubs/queries.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { clubs, participants } from '../../../server/db/schema.ts';
import { maxUploadsPerAccount } from '../../../server/contract/uploads.ts';
import { replacePicture } from '../../../server/participants/queries.ts';
import { uploadPicture } from '../../../server/participants/profilePictureHandlers.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';
import { openDemoClub } from '../../support/screens/clubData.ts';
import { plain } from '../../support/screens/images.ts';
import { createPictureRequests } from '../../support/browser/pictureRequests.ts';
import { watchFiles } from '../../support/servers/watchFiles.ts';

const backend = useBackend();
const { upload, readUser, urlOf, fetchStored } = createPictureRequests(backend);
afterEach(() => vi.restoreAllMocks());

describe('the picture before', () => {
  const picture = () => plain(30, 30).png().toBuffer();

  it('is removed, but not one of the demonstration world', async () => {
    const { id, profilePicture: drawn } = await readUser('leader');
    const removed = vi.spyOn(backend.files, 'remove');
    const first = urlOf(await upload({ profile_picture: await picture() }, { who: 'leader' }));
    expect(drawn).toMatch(/\.svg$/);
    expect(removed).not.toHaveBeenCalled();
    const second = urlOf(await upload({ profile_picture: await picture() }, { who: 'leader' }));
    expect((await fetchStored(first)).status).toBe(404);
    expect((await fetchStored(second)).status).toBe(200);
    await backend.db
      .update(participants)
      .set({ profilePicture: `participants/${id}1-${'a'.repeat(32)}.jpg` })
      .where(eq(participants.id, id));
    removed.mockClear();
    await upload({ profile_picture: await picture() }, { who: 'leader' });
    expect(removed, 'the picture of another').not.toHaveBeenCalled();
  });

  it('leaves one file after many uploads at once', async () => {
    await upload({ profile_picture: await picture() });
    const left = watchFiles(backend);
    const responses = await Promise.all(
      Array.from({ length: maxUploadsPerAccount }, async () =>
        upload({ profile_picture: await picture() }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(maxUploadsPerAccount);
    expect(await left()).toEqual([(await readUser('member')).profilePicture]);
  });

  it('is the one that somebody else has put there meanwhile', async () => {
    const { id } = await readUser('member');
    const { id: clubId, name, email } = await openDemoClub(backend);
    const isMember = eq(participants.id, id);
    const put = (table: 'participants' | 'clubs', values: object) => (transaction: Transaction) =>
      table === 'clubs'
        ? transaction.update(clubs).set(values).where(eq(clubs.id, clubId))
        : transaction.update(participants).set(values).where(isMember);
    const path = 'participants/1-next.jpg';
    for (const kind of ['picture', 'banner'] as const) {
      const column = kind === 'picture' ? 'profilePicture' : 'banner';
      const replaced = await sendWhileLocked(
        backend,
        put('participants', { [column]: `${kind}-of-another.jpg` }),
        () => replacePicture(backend.db, id, { kind, path }),
      );
      expect(replaced).toEqual({ previousPath: `${kind}-of-another.jpg` });
    }
    const changed = await sendWhileLocked(
      backend,
      put('clubs', { logo: 'logo-of-another.jpg' }),
      () => changeClub(backend.db, clubId, { name, email, logo: path }),
    );
    expect(changed).toMatchObject({ previousPath: 'logo-of-another.jpg' });
  });

  it('stays when the new one cannot be put in its place, and the new file goes', async () => {
    const first = urlOf(await upload({ profile_picture: await picture() }));
    const { id } = await readUser('member');
    const left = watchFiles(backend);
    const services = {
      db: backend.db,
      files: backend.files,
      passwords: testPasswords,
      pictures: testPictures,
      now: () => new Date(),
    };
    const call = {
      body: { profile_picture: new Blob([new Uint8Array(await picture())]) },
      participantId: id,
      uploader: { account: `participant ${id}`, client: '', isOrganiser: false },
    } as Parameters<typeof uploadPicture>[0];
    vi.spyOn(backend.db, 'update').mockImplementationOnce(() => {
      throw new Error('The database is away');
    });
    await expect(uploadPicture(call, services)).rejects.toThrow('The database is away');
    await expect(
      uploadPicture({ ...call, participantId: 999_999 }, services),
    ).rejects.toMatchObject({ status: 401 });
    expect(await left()).toEqual([]);
    expect((await readUser('member')).profilePicture).toBe(first);
    expect((await fetchStored(first)).status).toBe(200);
  });

  it('may fail to be removed without harm to the new one', async () => {
    await upload({ profile_picture: await picture() });
    vi.spyOn(backend.files, 'remove').mockRejectedValue(new Error('The disk is away'));
    expect(urlOf(await upload({ profile_picture: await picture() }))).toBe(
      (await readUser('member')).profilePicture,
    );
  });
});

describe('saving the address', () => {
  const save = async (address: unknown, who: 'leader' | 'member' = 'member') =>
    backend.request('PUT', '/api/participant/profile', {
      token: await backend.signIn(who),
      body: { profile_picture: address },
    });
  const invalid = {
    status: 422,
    body: {
      success: false,
      message: 'Alamat gambar tidak valid.',
      errors: { profile_picture: ['Unggah gambar dulu.'] },
    },
  };

  it('takes that of the last upload and changes nothing', async () => {
    const address = urlOf(await upload({ profile_picture: await plain(20, 20).png().toBuffer() }));
    const before = await readUser('member');
    expect(await save(address)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Foto profil telah disimpan.' },
    });
    expect(await readUser('member')).toEqual(before);
  });

  it('takes no other', async () => {
    const replaced = urlOf(await upload({ profile_picture: await plain(20, 20).png().toBuffer() }));
    const present = urlOf(await upload({ profile_picture: await plain(20, 20).png().toBuffer() }));
    const { body } = await upload({ banner: await plain(20, 20).png().toBuffer() });
    const { banner_url: banner } = body as { banner_url: string };
    const before = await readUser('member');
    const { profilePicture: others } = await readUser('leader');
    for (const address of [
      replaced,
      banner,
      others,
      `/storage/${present}`,
      `http://localhost/storage/${present}`,
      `${present}?x`,
      ` ${present}`,
      `participants/../${present}`,
      'https://contoh.id/foto.jpg',
      'javascript:alert(1)',
    ])
      expect(await save(address), String(address)).toMatchObject(invalid);
    expect(await readUser('member')).toEqual(before);
    expect(await save(present, 'leader'), "another's upload").toMatchObject(invalid);
  });

  it('refuses what is no address at its field', async () => {
    for (const address of [undefined, null, '', 5, 'x'.repeat(301)]) {
      expect(Object.keys(((await save(address)).body as { errors: object }).errors)).toEqual([
        'profile_picture',
      ]);
    }
  });
});
