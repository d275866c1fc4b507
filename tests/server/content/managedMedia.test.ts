import { beforeEach, describe, expect, it } from 'vitest';
import type {
  GalleryItem,
  GalleryItemInput,
  ManagedGalleryItem,
  ManagedVideo,
  Video,
} from '../../../openapi/schema.d.ts';
import { galleryItems } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { plain } from '../../support/screens/images.ts';

const backend = useBackend();
let token: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
});

type Saved<Data> = {
  status: number;
  body: { message: string; errors?: Record<string, string[]>; data: Data };
};

const send = async <Data>(method: string, address: string, body?: unknown, version?: string) =>
  (await backend.request(method, address, {
    token,
    body,
    headers: version === undefined ? {} : { 'If-Match': version },
  })) as unknown as Saved<Data>;

const listOf = async <Entry>(address: string) => (await send<Entry[]>('GET', address)).body.data;

describe('a video', () => {
  const path = '/api/organiser/videos';
  const input = { title: 'Final 2026', video_id: 'RL7final_26' };
  const create = async () => {
    const { status, body } = await send<ManagedVideo>('POST', path, input);
    expect({ status, message: body.message }).toEqual({
      status: 201,
      message: 'Video telah ditambahkan.',
    });
    return body.data;
  };

  it('is the first of the media page at once, until it is deleted', async () => {
    const { id, version } = await create();
    expect((await listOf<ManagedVideo>(path))[0]).toEqual({ id, ...input, version: '"1"' });
    expect((await listOf<Video>('/api/videos'))[0]).toEqual({ id, ...input });
    const saved = await send<ManagedVideo>(
      'PUT',
      `${path}/${id}`,
      { ...input, title: ' Final ' },
      version,
    );
    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'Video telah disimpan.', data: { title: 'Final', version: '"2"' } },
    });
    expect((await send('DELETE', `${path}/${id}`)).body.message).toBe('Video Final telah dihapus.');
    expect((await listOf<Video>('/api/videos')).some((video) => video.id === id)).toBe(false);
    expect(await send('DELETE', `${path}/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Video tidak ditemukan.' },
    });
  });

  it('that somebody else has changed is not overwritten', async () => {
    const { id, version } = await create();
    const results = await Promise.all(
      ['Satu', 'Dua'].map((title) => send('PUT', `${path}/${id}`, { ...input, title }, version)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(results.find(({ status }) => status === 412)?.body.message).toBe(
      'Video ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
  });

  it.each(['https://youtu.be/RL7final_26', 'RL7final', 'RL7final_26x', '../../../x1'])(
    'has an id, which %j is not',
    async (videoId) => {
      const { status, body } = await send('POST', path, { ...input, video_id: videoId });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['video_id']]);
    },
  );
});

describe('a gallery item', () => {
  const path = '/api/organiser/gallery';
  let slug = '';
  let count = 0;
  beforeEach(() => {
    slug = `juara-${(count += 1)}`;
  });
  const inputOf = (changes: Partial<GalleryItemInput> = {}) => ({
    title: 'Para juara',
    slug,
    description: 'Baris satu.\nBaris dua.',
    ...changes,
  });
  const create = async (changes: Partial<GalleryItemInput> = {}) => {
    const { status, body } = await send<ManagedGalleryItem>('POST', path, inputOf(changes));
    expect({ status, message: body.message }).toEqual({
      status: 201,
      message: 'Item galeri telah disimpan. Unggah gambarnya agar tampil di galeri.',
    });
    return body.data;
  };
  const upload = async (id: number) => {
    const form = new FormData();
    const bytes = await plain(90, 60, '#a00').png().toBuffer();
    form.append('picture', new File([new Uint8Array(bytes)], 'berkas'));
    return send<ManagedGalleryItem>('POST', `${path}/${id}/picture`, form);
  };
  const findPublic = async (id: number) =>
    (await listOf<GalleryItem>('/api/galleries')).find((item) => item.id === id);

  it('is in the gallery as soon as it has a picture, until it is deleted', async () => {
    // Later than what the demonstration has.
    const at = new Date(Date.now() + 60_000);
    backend.clock.at = at;
    const created = await create();
    const { id } = created;
    expect(created).toEqual({
      id,
      ...inputOf(),
      image: null,
      created_at: at.toISOString(),
      version: '"1"',
    });
    expect((await listOf<ManagedGalleryItem>(path))[0]).toEqual(created);
    expect(await findPublic(id)).toBeUndefined();
    const { body } = await upload(id);
    expect(body.message).toBe('Gambar galeri telah disimpan.');
    expect(body.data.image).toMatch(/^galleries\/\d+-[0-9a-f]{32}\.jpg$/);
    const { version: _, ...shown } = body.data;
    expect(await findPublic(id)).toEqual(shown);

    expect((await send('DELETE', `${path}/${id}`)).body.message).toBe(
      'Item galeri Para juara telah dihapus.',
    );
    expect(await findPublic(id)).toBeUndefined();
    expect(await backend.files.read(body.data.image ?? '')).toBeUndefined();
    expect(await upload(id)).toMatchObject({
      status: 404,
      body: { message: 'Item galeri tidak ditemukan.' },
    });
  });

  it('has a slug of its own', async () => {
    await create();
    const { id } = await create({ slug: `${slug}-lain` });
    const refused = [
      await send('POST', path, inputOf()),
      await send('PUT', `${path}/${id}`, inputOf()),
      await send('POST', path, inputOf({ slug: 'Dua Kata' })),
      await send('POST', path, inputOf({ slug: '' })),
    ];
    const taken = 'Alamat ini sudah dipakai item lain. Tulis alamat yang lain.';
    expect(refused.map(({ status, body }) => [status, body.errors?.slug?.[0]])).toEqual([
      [422, taken],
      [422, taken],
      [422, expect.any(String)],
      [422, expect.any(String)],
    ]);
    const same = await Promise.all(
      Array.from({ length: 4 }, () => send('POST', path, inputOf({ slug: `${slug}-bersama` }))),
    );
    expect(same.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  it('that had no slug gets one', async () => {
    const [item] = await backend.db
      .insert(galleryItems)
      .values({ title: 'Lama', image: 'galleries/lama.svg' })
      .returning();
    const { body } = await send<ManagedGalleryItem>(
      'PUT',
      `${path}/${item?.id}`,
      inputOf({ description: ' ' }),
    );
    expect(body).toMatchObject({
      message: 'Item galeri telah disimpan.',
      data: { slug, description: null, image: 'galleries/lama.svg' },
    });
  });

  it('that somebody else has changed is not overwritten', async () => {
    const { id, version } = await create();
    const results = await Promise.all(
      ['Satu', 'Dua'].map((title) => send('PUT', `${path}/${id}`, inputOf({ title }), version)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(results.find(({ status }) => status === 412)?.body.message).toBe(
      'Item galeri ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
  });
});
