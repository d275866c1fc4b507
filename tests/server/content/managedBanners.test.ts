import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Banner, BannerInput, ManagedBanner } from '../../../openapi/schema.d.ts';
import { banners, auditLog } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { plain } from '../../support/screens/images.ts';

const backend = useBackend();
const path = '/api/organiser/banners';
const input: BannerInput = {
  title: 'Final di Surabaya',
  subtitle: 'Datang dan lihat sendiri.',
  cta_text: 'Lihat jadwal',
  cta_link: '/tournaments?status=upcoming',
};

let token: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
});

type Saved<Data> = {
  status: number;
  body: { message: string; errors?: Record<string, string[]>; data: Data };
};

const send = async <Data = ManagedBanner>(
  method: string,
  address: string,
  body?: unknown,
  version?: string,
) =>
  (await backend.request(method, address, {
    token,
    body,
    headers: version === undefined ? {} : { 'If-Match': version },
  })) as unknown as Saved<Data>;

async function create(changes: Partial<BannerInput> = {}): Promise<ManagedBanner> {
  const { status, body } = await send('POST', path, { ...input, ...changes });
  expect({ status, message: body.message }).toEqual({
    status: 201,
    message: 'Banner telah disimpan. Unggah gambarnya agar tampil di halaman depan.',
  });
  return body.data;
}

const listAll = async () => (await send<ManagedBanner[]>('GET', path)).body.data;
const listIds = async () => (await listAll()).map(({ id }) => id);
const listPublic = async () =>
  ((await backend.request('GET', '/api/banners')).body as { data: Banner[] }).data;
const move = (id: number, position: number) =>
  send<ManagedBanner[]>('PUT', `${path}/${id}/position`, { position });

async function upload(id: number) {
  const form = new FormData();
  const bytes = await plain(90, 50, '#a00').png().toBuffer();
  form.append('picture', new File([new Uint8Array(bytes)], 'berkas'));
  return send('POST', `${path}/${id}/picture`, form);
}

describe('a banner', () => {
  it('is public as soon as it has a picture', async () => {
    const created = await create({ title: ' Final di Surabaya ' });
    const { id } = created;
    expect(created).toEqual({ id, ...input, image: null, version: '"1"' });
    expect((await listAll()).at(-1)).toEqual(created);
    expect((await listPublic()).map((banner) => banner.id)).not.toContain(id);

    const { status, body } = await upload(id);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Gambar banner telah disimpan.',
    });
    expect(body.data).toMatchObject({ version: '"1"' });
    expect(body.data.image).toMatch(/^banners\/\d+-[0-9a-f]{32}\.jpg$/);
    const { version: _, ...shown } = body.data;
    expect((await listPublic()).at(-1)).toEqual(shown);
  });

  it('has a new picture at once, and the one before is deleted', async () => {
    const { id } = await create();
    const first = (await upload(id)).body.data.image ?? '';
    const second = (await upload(id)).body.data.image ?? '';
    expect(await backend.files.read(first)).toBeUndefined();
    expect(await backend.files.read(second)).toBeDefined();
    const form = new FormData();
    form.append('picture', new File(['%PDF-1.7'], 'berkas.png'));
    expect((await send('POST', `${path}/${id}/picture`, form)).status).toBe(422);
    expect((await upload(99_999)).status).toBe(404);
  });

  it('has a button with a text and a link, or none', async () => {
    const { id, cta_text, cta_link } = await create({ cta_text: ' ', cta_link: '' });
    expect({ cta_text, cta_link }).toEqual({ cta_text: null, cta_link: null });
    const half = 'Tombol memerlukan teks dan tautan.';
    const refused = [
      await send('POST', path, { ...input, cta_link: '' }),
      await send('PUT', `${path}/${id}`, { ...input, cta_text: ' ' }),
      await send('POST', path, { ...input, title: ' ' }),
    ];
    expect(refused.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { cta_link: [half] }],
      [422, { cta_text: [half] }],
      [422, { title: [expect.any(String)] }],
    ]);
  });

  it.each([
    ['https://robolaga.example/jadwal', 'https://robolaga.example/jadwal'],
    ['HTTP://robolaga.example', 'http://robolaga.example/'],
    ['/tournaments/../teams', '/teams'],
    ['/content/piala satu?a[]=50%&b=ä#akhir', '/content/piala%20satu?a%5B%5D=50%25&b=%C3%A4#akhir'],
    ['https://anda:sandi@robolaga.example/', 'https://robolaga.example/'],
  ])('links to %s', async (link, stored) => {
    expect((await create({ cta_link: link })).cta_link).toBe(stored);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,a',
    'mailto:panitia@contoh.id',
    '//jahat.example/',
    String.raw`/\jahat.example/`,
    '/\t/jahat.example/',
    '/..//jahat.example/',
    '/.//jahat.example/',
    '/x/..//jahat.example/',
    '/x/%2e%2e//jahat.example/',
    'tournaments',
    'https://',
    'robolaga.example',
  ])('does not link to %j', async (link) => {
    expect(await send('POST', path, { ...input, cta_link: link })).toMatchObject({
      status: 422,
      body: {
        errors: {
          cta_link: [
            'Tautan harus berupa alamat http(s) atau halaman situs ini, misalnya /tournaments.',
          ],
        },
      },
    });
  });

  it('that somebody else has changed is not overwritten', async () => {
    const { id, version } = await create();
    const change = (title: string) => send('PUT', `${path}/${id}`, { ...input, title }, version);
    const results = await Promise.all([change('Satu'), change('Dua')]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412]);
    const saved = results.find(({ status }) => status === 200)?.body;
    expect(results.find(({ status }) => status === 412)?.body.message).toBe(
      'Banner ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
    expect(saved?.message).toBe('Banner telah disimpan.');
    expect((await listAll()).find((banner) => banner.id === id)).toEqual(saved?.data);
    expect(saved?.data.version).not.toBe(version);
  });

  it('is deleted with its picture', async () => {
    const { id } = await create();
    const { body } = await upload(id);
    expect(await send('DELETE', `${path}/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Banner Final di Surabaya telah dihapus.' },
    });
    expect(await backend.files.read(body.data.image ?? '')).toBeUndefined();
    expect((await listPublic()).map((banner) => banner.id)).not.toContain(id);
    expect(await send('DELETE', `${path}/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Banner tidak ditemukan.' },
    });
  });

  it('that is deleted meanwhile has the changes that were answered as made', async () => {
    const { id } = await create();
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: 16 }, (_, number) =>
          send('PUT', `${path}/${id}`, { ...input, title: `Judul ${number}` }),
        ),
      ),
      send('DELETE', `${path}/${id}`),
    ]);
    const made = answers.filter(({ status }) => status === 200);
    for (const answer of made)
      expect(answer.body.data.title).toBe(`Judul ${answers.indexOf(answer)}`);
    const entries = and(eq(auditLog.operation, 'updateBanner'), eq(auditLog.objectId, id));
    expect(await backend.db.$count(auditLog, entries)).toBe(made.length);
  });
});

describe('the order of banners', () => {
  /** Three banners, and no other. */
  async function createThree() {
    await backend.db.delete(banners);
    const found: number[] = [];
    for (const title of ['Satu', 'Dua', 'Tiga']) found.push((await create({ title })).id);
    return found as [number, number, number];
  }

  it('is that of the carousel', async () => {
    const [first, second, third] = await createThree();
    const { status, body } = await move(third, 1);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Banner Tiga kini di urutan 1.',
    });
    expect(body.data.map(({ id }) => id)).toEqual([third, first, second]);
    expect(await listIds()).toEqual([third, first, second]);
    for (const id of [first, second, third]) await upload(id);
    expect((await listPublic()).map(({ id }) => id)).toEqual([third, first, second]);
    // What others are editing stands on the same version.
    expect(new Set((await listAll()).map(({ version }) => version))).toEqual(new Set(['"1"']));
  });

  it('has no place after the last or before the first', async () => {
    const [first, second, third] = await createThree();
    expect((await move(first, 99)).body.message).toBe('Banner Satu kini di urutan 3.');
    expect(await listIds()).toEqual([second, third, first]);
    expect((await move(first, 0)).status).toBe(422);
    expect((await move(99_999, 1)).status).toBe(404);
    expect((await listIds()).at(-1)).toBe(first);
    const { id } = await create();
    expect((await listIds()).at(-1)).toBe(id);
  });

  it('is whole after banners were moved, added and deleted at the same time', async () => {
    const [first, second, third] = await createThree();
    const [moves, created, deleted] = await Promise.all([
      Promise.all(
        Array.from({ length: 12 }, (_, number) => move([first, second, third][number % 3] ?? 0, 1)),
      ),
      Promise.all(Array.from({ length: 4 }, () => create())),
      send('DELETE', `${path}/${second}`),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of moves) expect([200, 404]).toContain(status);
    expect(new Set(await listIds())).toEqual(
      new Set([first, third, ...created.map(({ id }) => id)]),
    );
    const { body } = await move(third, 2);
    expect(body.data[1]?.id).toBe(third);
    const stored = await backend.db.select({ position: banners.position }).from(banners);
    expect(stored.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
