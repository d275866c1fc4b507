import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBackend } from '../../support/database/backend.ts';
import { bombPng, inspect, plain, sidewaysPhoto } from '../../support/screens/images.ts';
import { createPictureRequests, type Fields } from '../../support/browser/pictureRequests.ts';
import { watchFiles } from '../../support/servers/watchFiles.ts';

const backend = useBackend();
const { upload, readUser, urlOf, fetchStored, readStored } = createPictureRequests(backend);
afterEach(() => vi.restoreAllMocks());

const refused = (field: string, text: string) => ({
  status: 422,
  body: { success: false, message: 'Berkas harus berupa gambar.', errors: { [field]: [text] } },
});
const foreign = 'Berkas harus berupa gambar PNG, JPEG, WebP atau GIF.';

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'may be %s, whatever the file calls itself, and becomes a JPEG',
    async (format) => {
      const response = await upload(
        { profile_picture: await plain(300, 200).toFormat(format).toBuffer() },
        { name: 'foto.exe', type: 'text/html' },
      );
      expect(response).toMatchObject({
        status: 200,
        body: { success: true, message: 'Foto profil berhasil diunggah.' },
      });
      const { id, profilePicture } = await readUser('member');
      expect(urlOf(response)).toBe(profilePicture);
      expect(urlOf(response)).toMatch(new RegExp(`^participants/${id}-[0-9a-f]{32}\\.jpg$`));
      expect(await inspect(await readStored(urlOf(response)))).toMatchObject({
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

/** A small JPEG whose header declares another size: whoever decodes it finds it cut off. */
async function declare(format: 'jpeg' | 'progressive', width: number, height: number) {
  const progressive = format === 'progressive';
  const bytes = await plain(30, 20).jpeg({ progressive }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

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
  ])('is refused, and nothing of it kept: %s', async (_what, make) => {
    const before = await readUser('newcomer');
    const left = watchFiles(backend);
    expect(await upload({ profile_picture: await make() }, { who: 'newcomer' })).toMatchObject(
      refused('profile_picture', foreign),
    );
    expect(await left()).toEqual([]);
    expect(await readUser('newcomer')).toEqual(before);
  });

  const advice = (kind: string, megapixels: number) =>
    `Gambar ${kind} maksimal ${megapixels} megapiksel. Kecilkan gambarnya, lalu kirim lagi.`;
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } });

  it.each<[string, string, number, () => Promise<Uint8Array> | Uint8Array]>([
    ['a PNG of 400 megapixels', 'PNG', 36, () => bombPng(20_000, 20_000)],
    ['a PNG of more than 36', 'PNG', 36, () => bombPng(6001, 6000)],
    [
      'a GIF of 48, in 33 kB',
      'GIF',
      9,
      () => flat(8000, 6000).gif({ effort: 1, colours: 2 }).toBuffer(),
    ],
    ['a GIF of 12', 'GIF', 9, () => flat(4000, 3000).gif({ effort: 1 }).toBuffer()],
    [
      'a lossless WebP of 26',
      'WebP',
      25,
      () => flat(5200, 5000).webp({ effort: 0, lossless: true }).toBuffer(),
    ],
    ['a JPEG of 64', 'JPEG', 50, () => declare('jpeg', 9248, 6936)],
    ['a JPEG of 108', 'JPEG', 50, () => declare('jpeg', 12_000, 9000)],
    ['a progressive JPEG of 48', 'JPEG progresif', 12, () => declare('progressive', 8000, 6000)],
    [
      'an interlaced PNG of 13',
      'PNG progresif',
      12,
      () => flat(4200, 3100).png({ progressive: true }).toBuffer(),
    ],
  ])('is refused before it is decoded: %s', async (_what, kind, megapixels, make) => {
    const left = watchFiles(backend);
    expect(await upload({ profile_picture: await make() }, { who: 'newcomer' })).toMatchObject(
      refused('profile_picture', advice(kind, megapixels)),
    );
    expect(await left()).toEqual([]);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a phone with 12 megapixels', () => flat(4032, 3024).jpeg().toBuffer()],
    ['a phone with 50 megapixels', () => flat(8160, 6120).jpeg().toBuffer()],
    ['a phone held upright with 50 megapixels', () => flat(6144, 8192).jpeg().toBuffer()],
    ['a messenger, progressive', () => flat(4032, 3024).jpeg({ progressive: true }).toBuffer()],
    ['a screen of 5120 x 2880', () => flat(5120, 2880).png().toBuffer()],
    ['a scanner: A3 with 300 dots an inch', () => flat(3508, 4961).png().toBuffer()],
    ['a graphics program: A2 with 300 dots an inch', () => bombPng(4961, 7016)],
    ['a website, as WebP', () => flat(3840, 2160).webp({ effort: 0 }).toBuffer()],
    ['a GIF as large as a screen', () => flat(3840, 2160).gif({ effort: 1 }).toBuffer()],
  ])('is told from a large picture of %s', async (_what, make) => {
    expect((await upload({ profile_picture: await make() })).status).toBe(200);
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
  ])('is refused in a form with %s', async (_what, fields, response) => {
    expect(await upload(fields)).toMatchObject(response);
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
