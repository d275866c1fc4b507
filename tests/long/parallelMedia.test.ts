import { beforeAll, expect, it } from 'vitest';
import type { ManagedBanner, ManagedGalleryItem, ManagedVideo } from '../../openapi/schema.d.ts';
import { plain } from '../support/screens/images.ts';
import {
  type Answer,
  countStatuses,
  type OperationName,
  toForm,
} from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation that changes media: what is stored afterwards is what the
// accepted ones asked for, and the audit log has each of them once.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

let token: string;
beforeAll(async () => {
  token = await server.signInOrganiser();
});

type Entry = { id: number; version: string; title: string };

const dataOf = <Data>({ body }: Answer) => (body as { data: Data }).data;
const accepted = (answers: Answer[]) => answers.filter(({ status }) => status < 300);
const readAll = async <Data>(name: OperationName) => dataOf<Data[]>(await send(name, { token }));

const banner = (title: string) => ({ title, subtitle: '', cta_text: '', cta_link: '' });
const video = (title: string) => ({ title, video_id: 'RL7final_26' });
const galleryItem = (title: string, slug: string) => ({ title, slug, description: '' });

const kinds = [
  {
    name: 'banner',
    list: 'listManagedBanners',
    create: 'createBanner',
    update: 'updateBanner',
    remove: 'deleteBanner',
    input: banner,
  },
  {
    name: 'video',
    list: 'listManagedVideos',
    create: 'createVideo',
    update: 'updateVideo',
    remove: 'deleteVideo',
    input: video,
  },
  {
    name: 'gallery item',
    list: 'listManagedGalleryItems',
    create: 'createGalleryItem',
    update: 'updateGalleryItem',
    remove: 'deleteGalleryItem',
    input: (title: string) => galleryItem(title, title.toLowerCase().replaceAll(' ', '-')),
  },
] as const;

it.each(kinds)('sixteen of a $name are created, and each is stored once', async (kind) => {
  const created = await parallel(kind.create, (number) => ({
    body: kind.input(`Baru ${number}`),
    token,
  }));
  expect(countStatuses(created)).toEqual({ 201: count });
  const stored = await readAll<Entry>(kind.list);
  for (const answer of created) expect(stored).toContainEqual(dataOf<Entry>(answer));
  const { id } = dataOf<Entry>(created[0] as Answer);
  expect(await countEntries(token, kind.create, id)).toBe(1);
});

it.each(kinds)('one of sixteen changes of a $name is kept', async (kind) => {
  const { id, version } = dataOf<Entry>(
    await send(kind.create, { body: kind.input('Ubah'), token }),
  );
  const updated = await parallel(kind.update, (number) => ({
    path: { id },
    version,
    body: kind.input(`Ubah ${number}`),
    token,
  }));
  expect(countStatuses(updated)).toEqual({ 200: 1, 412: count - 1 });
  const stored = (await readAll<Entry>(kind.list)).find((entry) => entry.id === id);
  expect(stored).toEqual(accepted(updated).map(dataOf<Entry>)[0]);
  expect(await countEntries(token, kind.update, id)).toBe(1);
});

it.each(kinds)('a $name is deleted once, after the changes that came first', async (kind) => {
  const { id } = dataOf<Entry>(await send(kind.create, { body: kind.input('Hapus'), token }));
  const path = { id };
  const [deleted, updated] = await Promise.all([
    parallel(kind.remove, () => ({ path, token })),
    parallel(kind.update, (number) => ({ path, body: kind.input(`Hapus ${number}`), token })),
  ]);
  expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
  for (const { status } of updated) expect([200, 404]).toContain(status);
  expect(await countEntries(token, kind.remove, id)).toBe(1);
  expect(await countEntries(token, kind.update, id)).toBe(accepted(updated).length);
});

it('one of sixteen gallery items with one slug is created', async () => {
  const created = await parallel('createGalleryItem', (number) => ({
    body: galleryItem(`Sama ${number}`, 'alamat-sama'),
    token,
  }));
  expect(countStatuses(created)).toEqual({ 201: 1, 422: count - 1 });
  const stored = await readAll<ManagedGalleryItem>('listManagedGalleryItems');
  expect(stored.filter(({ slug }) => slug === 'alamat-sama')).toEqual(
    accepted(created).map(dataOf<ManagedGalleryItem>),
  );
});

it('the order of banners is whole after sixteen moves, while others are added and deleted', async () => {
  const listIds = async () =>
    (await readAll<ManagedBanner>('listManagedBanners')).map(({ id }) => id);
  const before = await listIds();
  const [removed = 0, ...kept] = before;
  const [moved, created, deleted] = await Promise.all([
    parallel('moveBanner', (number) => ({
      path: { id: before[number % before.length] ?? 0 },
      body: { position: 1 + ((number * 7) % before.length) },
      token,
    })),
    parallel('createBanner', (number) => ({ body: banner(`Tambahan ${number}`), token })),
    send('deleteBanner', { path: { id: removed }, token }),
  ]);
  expect(deleted.status).toBe(200);
  for (const { status } of moved) expect([200, 404]).toContain(status);
  const added = created.map((answer) => dataOf<ManagedBanner>(answer).id);
  expect((await listIds()).sort()).toEqual([...kept, ...added].sort());
  const last = (await listIds()).at(-1) ?? 0;
  await send('moveBanner', { path: { id: last }, body: { position: 1 }, token });
  expect((await listIds())[0]).toBe(last);
});

it.each([
  { name: 'uploadBannerPicture', create: 'createBanner', folder: 'banners', body: banner('Foto') },
  {
    name: 'uploadGalleryPicture',
    create: 'createGalleryItem',
    folder: 'galleries',
    body: galleryItem('Foto', 'foto'),
  },
] as const)('the last accepted picture of $name is the one that is stored', async (kind) => {
  const { id } = dataOf<Entry>(await send(kind.create, { body: kind.body, token }));
  const bytes = new Uint8Array(await plain(40, 30).png().toBuffer());
  const answers = await parallel(kind.name, () => ({
    path: { id },
    body: toForm({ picture: new Blob([bytes], { type: 'image/png' }) }),
    token,
  }));
  // An account may send four files at once.
  for (const { status } of answers) expect([200, 429]).toContain(status);
  const files = server.listFiles(kind.folder).filter((name) => name.startsWith(`${id}-`));
  expect(files).toHaveLength(1);
  const images = accepted(answers).map((answer) => dataOf<{ image: string }>(answer).image);
  expect(images).toContain(`${kind.folder}/${files[0]}`);
  expect(await countEntries(token, kind.name, id)).toBe(images.length);
});

it('videos stay in the order in which they came', async () => {
  const ids = (await readAll<ManagedVideo>('listManagedVideos')).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.media.toSorted());
});
