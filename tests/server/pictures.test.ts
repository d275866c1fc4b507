import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findParticipantByEmail } from '../../server/data/participants.ts';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { participants } from '../../server/db/schema.ts';
import { uploadPicture } from '../../server/handlers/profilePictures.ts';
import { useBackend } from '../support/backend.ts';
import { testPasswords, testPictures } from '../support/testDatabase.ts';
import { bombPng, inspect, plain, sidewaysPhoto } from '../support/images.ts';

const backend = useBackend();
afterEach(() => vi.restoreAllMocks());

type Fields = Record<string, string | Uint8Array | (string | Uint8Array)[]>;

function toForm(fields: Fields, { name = 'foto.jpg', type = 'image/jpeg' } = {}): FormData {
  const form = new FormData();
  for (const [field, values] of Object.entries(fields)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (typeof value === 'string') form.append(field, value);
      else form.append(field, new File([new Uint8Array(value)], name, { type }));
    }
  }
  return form;
}

async function upload(
  fields: Fields,
  {
    who = 'member',
    ...named
  }: { who?: 'leader' | 'member' | 'newcomer'; name?: string; type?: string } = {},
) {
  return backend.request('POST', '/api/participant/upload-profile-banner', {
    token: await backend.signIn(who),
    body: toForm(fields, named),
  });
}

async function readUser(who: 'leader' | 'member' | 'newcomer') {
  const user = await findParticipantByEmail(backend.db, demoAccounts[who].email);
  if (!user) throw new Error(`The demonstration world has no ${who}`);
  return user;
}

const urlOf = ({ body }: { body: unknown }) =>
  (body as { profile_picture_url: string }).profile_picture_url;
const fetchStored = (path: string) => backend.app.request(`/storage/${path}`);

async function readStored(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchStored(path)).arrayBuffer());
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

const refused = (field: string, text: string) => ({
  status: 422,
  body: { success: false, message: 'Berkas harus berupa gambar.', errors: { [field]: [text] } },
});
const foreign = 'Berkas harus berupa gambar PNG, JPEG, WebP atau GIF.';

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'may be %s, whatever the file calls itself, and becomes a JPEG',
    async (format) => {
      const answer = await upload(
        { profile_picture: await plain(300, 200).toFormat(format).toBuffer() },
        { name: 'foto.exe', type: 'text/html' },
      );
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, message: 'Foto profil berhasil diunggah.' },
      });
      const { id, profilePicture } = await readUser('member');
      expect(urlOf(answer)).toBe(profilePicture);
      expect(urlOf(answer)).toMatch(new RegExp(`^participants/${id}-[0-9a-f]{32}\\.jpg$`));
      expect(await inspect(await readStored(urlOf(answer)))).toMatchObject({
        format: 'jpeg',
        width: 200,
        height: 200,
      });
    },
  );

  it('may be a banner, which is wide and leaves the profile picture alone', async () => {
    const { id, profilePicture } = await readUser('leader');
    const { body } = await upload(
      { banner: await plain(400, 900).png().toBuffer() },
      { who: 'leader' },
    );
    expect(body).toEqual({
      success: true,
      message: 'Banner berhasil diunggah.',
      banner_url: expect.stringMatching(
        new RegExp(`^participants/${id}-banner-[0-9a-f]{32}\\.jpg$`),
      ) as string,
    });
    const { banner_url: path } = body as { banner_url: string };
    expect(await inspect(await readStored(path))).toMatchObject({
      format: 'jpeg',
      width: 1632,
      height: 400,
    });
    expect(await readUser('leader')).toMatchObject({ banner: path, profilePicture });
  });

  it('is served as a JPEG that can run nothing', async () => {
    const { headers } = await fetchStored(
      urlOf(await upload({ profile_picture: await plain(9, 9).png().toBuffer() })),
    );
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('stands upright and does not say where it was taken', async () => {
    const photo = await sidewaysPhoto();
    expect((await inspect(photo)).hidden).not.toEqual([]);
    expect(photo.includes('Kamera Raka')).toBe(true);
    const stored = await readStored(urlOf(await upload({ profile_picture: photo })));
    expect((await inspect(stored)).hidden).toEqual([]);
    expect(Buffer.from(stored).includes('Kamera Raka')).toBe(false);
    const [[topRed = 0, , topBlue = 0], [bottomRed = 0, , bottomBlue = 0]] = await Promise.all([
      inspect(stored, { left: 100, top: 10 }).then(({ colour }) => colour),
      inspect(stored, { left: 100, top: 190 }).then(({ colour }) => colour),
    ]);
    expect(topRed - topBlue).toBeGreaterThan(150);
    expect(bottomBlue - bottomRed).toBeGreaterThan(150);
  });

  it('is white where it was transparent', async () => {
    const glass = await plain(50, 50, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
    expect(
      (await inspect(await readStored(urlOf(await upload({ profile_picture: glass }))))).colour,
    ).toEqual([255, 255, 255]);
  });

  it('is the first frame of an animation', async () => {
    const frames = Buffer.concat([
      Buffer.alloc(40 * 40 * 3, 0xff),
      Buffer.alloc(40 * 40 * 3, 0x00),
    ]);
    const film = await sharp(frames, {
      raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
    })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(2);
    const { colour, height } = await inspect(
      await readStored(urlOf(await upload({ profile_picture: film }))),
    );
    expect({ colour, height }).toEqual({ colour: [255, 255, 255], height: 200 });
  });
});

describe('what is no picture', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>alert(1)</script></svg>',
  );
  const half = async (format: 'png' | 'jpeg' | 'webp' | 'gif') => {
    const noise = await sharp({
      create: {
        width: 100,
        height: 100,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer();
    return noise.subarray(0, noise.length / 2);
  };

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['an SVG', () => svg],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
    ['a TIFF', () => plain(20, 20).tiff().toBuffer()],
    ['an AVIF', () => plain(20, 20).avif().toBuffer()],
    ['a JPEG that was cut off', () => half('jpeg')],
    ['a PNG that was cut off', () => half('png')],
    ['a WebP that was cut off', () => half('webp')],
    ['a GIF that was cut off', () => half('gif')],
    [
      'the first bytes of a JPEG before a page',
      () =>
        Buffer.concat([
          Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
          Buffer.from('<script>alert(1)</script>'),
        ]),
    ],
    ['a PNG of 400 million pixels', () => bombPng(20_000, 20_000)],
  ])('is refused, and nothing of it kept: %s', async (_what, make) => {
    const before = await readUser('newcomer');
    const left = watchFiles();
    expect(await upload({ profile_picture: await make() }, { who: 'newcomer' })).toMatchObject(
      refused('profile_picture', foreign),
    );
    expect(await left()).toEqual([]);
    expect(await readUser('newcomer')).toEqual(before);
  });

  it('is told from a large picture that may be sent', async () => {
    expect((await upload({ profile_picture: bombPng(6000, 6000) })).status).toBe(200);
  });

  it.each<[string, Fields, object]>([
    ['an empty file', { banner: new Uint8Array() }, refused('banner', 'Berkas ini kosong.')],
    [
      'a text',
      { profile_picture: 'foto.jpg' },
      refused('profile_picture', 'Kirim gambar sebagai berkas.'),
    ],
    [
      'another field',
      { foto: svg },
      {
        status: 422,
        body: { message: 'Kirim satu gambar: foto profil (profile_picture) atau banner (banner).' },
      },
    ],
    [
      'both at once',
      { profile_picture: svg, banner: svg },
      {
        status: 422,
        body: { message: 'Kirim satu gambar: foto profil (profile_picture) atau banner (banner).' },
      },
    ],
    [
      'two of one',
      { banner: [svg, svg] },
      { status: 422, body: { errors: { banner: ['Banner hanya boleh dikirim satu kali.'] } } },
    ],
    ['nothing', {}, { status: 422, body: { message: 'Data yang dikirim kosong.' } }],
  ])('is refused in a form with %s', async (_what, fields, answer) => {
    expect(await upload(fields)).toMatchObject(answer);
  });

  it('is refused when it comes as JSON, and when it is larger than 5 MiB', async () => {
    const token = await backend.signIn('member');
    const path = '/api/participant/upload-profile-banner';
    expect(
      await backend.request('POST', path, { token, body: { profile_picture: 'x' } }),
    ).toMatchObject({
      status: 422,
      body: { message: 'Data harus dikirim sebagai multipart/form-data.' },
    });
    expect(await upload({ banner: new Uint8Array(5 * 1024 * 1024) })).toMatchObject({
      status: 413,
      body: { message: 'Berkas yang dikirim maksimal 5 MB.' },
    });
  });
});

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
    const left = watchFiles();
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => upload({ profile_picture: await picture() })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await left()).toEqual([(await readUser('member')).profilePicture]);
  });

  it('stays when the new one cannot be put in its place, and the new file goes', async () => {
    const first = urlOf(await upload({ profile_picture: await picture() }));
    const { id } = await readUser('member');
    const left = watchFiles();
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
      errors: { profile_picture: ['Unggah gambar terlebih dahulu.'] },
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
