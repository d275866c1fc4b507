import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Blog, BlogInput, ManagedBlog } from '../../../openapi/schema.d.ts';
import { auditLog } from '../../../server/db/schema.ts';
import { arenaBlogs } from '../../../server/seed/media/blogs/arena.ts';
import { workshopBlogs } from '../../../server/seed/media/blogs/workshop.ts';
import { useBackend } from '../../support/database/backend.ts';
import { plain } from '../../support/screens/images.ts';

const backend = useBackend();
const path = '/api/organiser/blogs';
const input: BlogInput = {
  title: 'Catatan dari arena',
  slug: '',
  content: '<h2>Pagi</h2><p>Semua <strong>siap</strong>.</p>',
  meta_title: 'Catatan | RoboLaga',
  meta_description: 'Satu hari di arena.',
};

let token: string;
let count = 0;
/** Rows stay from test to test. */
let slug = '';
beforeEach(async () => {
  token = await backend.signIn('organiser');
  slug = `catatan-${(count += 1)}`;
});

type Saved = {
  status: number;
  body: { message: string; errors?: Record<string, string[]>; data: ManagedBlog };
};

const send = async (method: string, address: string, body?: unknown, version?: string) =>
  (await backend.request(method, address, {
    token,
    body,
    headers: version === undefined ? {} : { 'If-Match': version },
  })) as unknown as Saved;

async function create(changes: Partial<BlogInput> = {}): Promise<ManagedBlog> {
  const { status, body } = await send('POST', path, { ...input, slug, ...changes });
  expect({ status, message: body.message }).toEqual({
    status: 201,
    message: 'Artikel telah dibuat.',
  });
  return body.data;
}

const publish = (id: number, body: object = {}) =>
  send('PUT', `${path}/${id}/publication`, { published: true, ...body });

const listAll = async () =>
  ((await send('GET', path)).body as unknown as { data: ManagedBlog[] }).data;

const listPublic = async () =>
  ((await backend.request('GET', '/api/blogs')).body as { data: Blog[] }).data;
const findPublic = async (id: number) => (await listPublic()).find((blog) => blog.id === id);

function upload(id: number, bytes: Uint8Array) {
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(bytes)], 'berkas'));
  return send('POST', `${path}/${id}/picture`, form);
}

describe('an article', () => {
  it('is a draft until it is published, and again when it is withdrawn', async () => {
    const created = await create({ title: '  Catatan ', meta_title: ' ', meta_description: '' });
    const { id } = created;
    expect(created).toEqual({
      ...input,
      id,
      slug,
      title: 'Catatan',
      image: null,
      meta_title: null,
      meta_description: null,
      published_at: null,
      version: '"1"',
    });
    expect((await listAll())[0]).toEqual(created);
    expect(await findPublic(id)).toBeUndefined();

    backend.clock.at = new Date('2026-11-23T01:02:03Z');
    const { status, body } = await publish(id);
    expect([status, body.message]).toEqual([200, 'Artikel telah diterbitkan.']);
    // It is no part of what the form replaces.
    expect(body.data).toEqual({ ...created, published_at: '2026-11-23T01:02:03.000Z' });
    const { published_at: publishedAt, version: _version, ...shown } = body.data;
    expect(await findPublic(id)).toEqual({ ...shown, created_at: publishedAt });

    const withdrawn = await publish(id, { published: false, published_at: publishedAt });
    expect(withdrawn.body).toMatchObject({
      message: 'Artikel ditarik dan tidak terlihat lagi oleh umum.',
      data: { published_at: null },
    });
    expect(await findPublic(id)).toBeUndefined();
  });

  it('that is scheduled is public from its time on, without another write', async () => {
    const { id } = await create();
    const at = (time: string) => {
      backend.clock.at = new Date(time);
    };
    at('2026-12-01T00:00:00Z');
    const { body } = await publish(id, { published_at: '2026-12-01T09:30:00+07:00' });
    expect(body).toMatchObject({
      message: 'Artikel dijadwalkan dan terbit sendiri pada waktunya.',
      data: { published_at: '2026-12-01T02:30:00.000Z' },
    });
    at('2026-12-01T02:29:59.999Z');
    expect(await findPublic(id)).toBeUndefined();
    at('2026-12-01T02:30:00Z');
    expect((await listPublic())[0]).toMatchObject({ id, created_at: '2026-12-01T02:30:00.000Z' });
    const [entry] = await backend.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operation, 'setBlogPublication'), eq(auditLog.objectId, id)));
    expect(entry).toMatchObject({ kind: 'blog', detail: 'scheduled', objectName: input.title });
  });

  it('may have been published long ago, and is sorted by that', async () => {
    const { id } = await create();
    await publish(id, { published_at: '2001-01-01T00:00:00Z' });
    expect((await listPublic()).at(-1)).toMatchObject({ id });
    const refused = [
      await publish(id, { published_at: '2026-12-31T23:59:60Z' }),
      await publish(id, { published_at: 'besok' }),
    ];
    expect(refused.map(({ status, body }) => [status, body.errors?.published_at?.[0]])).toEqual([
      [422, 'Waktu terbit tidak valid.'],
      [422, expect.any(String)],
    ]);
    expect((await publish(99_999)).status).toBe(404);
  });

  it('has an address of its own', async () => {
    await create();
    const { id } = await create({ slug: `${slug}-lain` });
    const refused = [
      await send('POST', path, { ...input, slug }),
      await send('PUT', `${path}/${id}`, { ...input, slug }),
      await send('POST', path, { ...input, slug: 'Dua Kata' }),
      await send('POST', path, { ...input, slug: '-a' }),
    ];
    const taken = 'Alamat ini sudah dipakai artikel lain. Tulis alamat yang lain.';
    expect(refused.map(({ status, body }) => [status, body.errors?.slug?.[0]])).toEqual([
      [422, taken],
      [422, taken],
      [422, expect.any(String)],
      [422, expect.any(String)],
    ]);
  });

  it('that somebody else has changed is not overwritten', async () => {
    const { id, version } = await create();
    const change = (title: string) =>
      send('PUT', `${path}/${id}`, { ...input, slug, title }, version);
    const results = await Promise.all([change('Satu'), change('Dua')]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412]);
    const saved = results.find(({ status }) => status === 200)?.body;
    expect(results.find(({ status }) => status === 412)?.body.message).toBe(
      'Artikel ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
    expect(saved?.message).toBe('Artikel telah disimpan.');
    expect((await listAll()).find((blog) => blog.id === id)).toEqual(saved?.data);
    expect(saved?.data.version).not.toBe(version);
  });

  it('is deleted with its picture, once', async () => {
    const { id } = await create();
    await publish(id);
    const { body } = await upload(id, await plain(40, 30, '#a00').png().toBuffer());
    expect(body.message).toBe('Gambar artikel telah disimpan.');
    expect(body.data).toMatchObject({
      image: expect.stringMatching(/^blogs\/\d+-[0-9a-f]{32}\.jpg$/),
      version: '"1"',
    });
    const image = body.data.image ?? '';
    expect((await findPublic(id))?.image).toBe(image);
    const second = await upload(id, await plain(40, 30, '#0a0').png().toBuffer());
    expect(await backend.files.read(image)).toBeUndefined();
    const deleted = await send('DELETE', `${path}/${id}`);
    expect(deleted).toMatchObject({
      status: 200,
      body: { message: `Artikel ${input.title} telah dihapus.` },
    });
    expect(await backend.files.read(second.body.data.image ?? '')).toBeUndefined();
    expect(await findPublic(id)).toBeUndefined();
    expect((await send('DELETE', `${path}/${id}`)).body.message).toBe('Artikel tidak ditemukan.');
    expect((await upload(id, new Uint8Array(9))).status).toBe(404);
  });

  it('has a picture that is one', async () => {
    const { id } = await create();
    expect(await upload(id, new TextEncoder().encode('%PDF-1.7'))).toMatchObject({
      status: 422,
      body: { errors: { picture: [expect.any(String)] } },
    });
    expect((await listAll()).find((blog) => blog.id === id)?.image).toBeNull();
  });
});

describe('the content of an article', () => {
  it('comes back without what an article may not contain', async () => {
    const { id, content } = await create({
      content: '<p onclick="alert(1)">a<script>alert(1)</script></p><svg><p>b</svg>',
    });
    expect(content).toBe('<p>a</p><p>b</p>');
    const { body } = await send('PUT', `${path}/${id}`, {
      ...input,
      slug,
      content: '<p><a href="javascript:alert(1)">a</a><img src=x onerror=alert(1)>',
    });
    expect(body.data.content).toBe('<p><a>a</a><img src="x"></p>');
    await publish(id);
    expect((await findPublic(id))?.content).toBe(body.data.content);
  });

  it('is something that can be read', async () => {
    const refused = await Promise.all(
      ['<p> </p>', '<script>alert(1)</script>', '<div>'.repeat(200)].map((content) =>
        send('POST', path, { ...input, slug, content }),
      ),
    );
    expect(refused.map(({ status, body }) => [status, body.errors?.content?.[0]])).toEqual([
      [422, 'Isi artikel wajib diisi.'],
      [422, 'Isi artikel wajib diisi.'],
      [422, 'Isi artikel terlalu berlapis.'],
    ]);
  });

  it.each([...arenaBlogs, ...workshopBlogs])('$slug stays as it is', async ({ content }) => {
    // Quotation marks and the like may be written in another way.
    const words = (html: string) => html.replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    const saved = await create({ content });
    expect(words(saved.content)).toBe(words(content));
  });
});
