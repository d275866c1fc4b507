import { beforeAll, expect, it } from 'vitest';
import type { Blog, ManagedBlog } from '../../openapi/schema.d.ts';
import { plain } from '../support/screens/images.ts';
import { type Answer, countStatuses, toForm } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation that changes an article: what is stored afterwards is what
// the accepted ones asked for, and the audit log has each of them once.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

let token: string;
beforeAll(async () => {
  token = await server.signInOrganiser();
});

const input = (slug: string, text = slug) => ({
  title: `Artikel ${slug}`,
  slug,
  content: `<p>${text}</p>`,
  meta_title: '',
  meta_description: '',
});
const blogOf = ({ body }: Answer) => (body as { data: ManagedBlog }).data;
const create = async (slug: string) =>
  blogOf(await send('createBlog', { body: input(slug), token }));
const readAll = async () =>
  ((await send('listManagedBlogs', { token })).body as { data: ManagedBlog[] }).data;
const read = async (id: number) => (await readAll()).find((blog) => blog.id === id);
const accepted = (answers: Answer[]) => answers.filter(({ status }) => status < 300);

it('one of sixteen articles with one address is created, and sixteen with their own', async () => {
  const same = await parallel('createBlog', () => ({ body: input('sama'), token }));
  expect(countStatuses(same)).toEqual({ 201: 1, 422: count - 1 });
  const [winner] = accepted(same).map(blogOf);
  expect((await readAll()).filter(({ slug }) => slug === 'sama')).toEqual([winner]);
  expect(await countEntries(token, 'createBlog', winner?.id ?? 0)).toBe(1);
  const own = await parallel('createBlog', (number) => ({
    body: input(`sendiri-${number}`),
    token,
  }));
  expect(countStatuses(own)).toEqual({ 201: count });
  const stored = await readAll();
  for (const answer of own) expect(stored).toContainEqual(blogOf(answer));
});

it('one of sixteen changes of an article is kept', async () => {
  const { id, version } = await create('ubah');
  const updated = await parallel('updateBlog', (number) => ({
    path: { id },
    version,
    body: input('ubah', `Versi ${number}`),
    token,
  }));
  expect(countStatuses(updated)).toEqual({ 200: 1, 412: count - 1 });
  expect(await read(id)).toEqual(accepted(updated).map(blogOf)[0]);
  expect(await countEntries(token, 'updateBlog', id)).toBe(1);
});

it('an article that is published and withdrawn at once is one or the other', async () => {
  const { id } = await create('terbit');
  const answers = await parallel('setBlogPublication', (number) => ({
    path: { id },
    body: { published: number % 2 === 0 },
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: count });
  const { published_at: publishedAt } = (await read(id)) ?? {};
  expect(answers.map((answer) => blogOf(answer).published_at)).toContain(publishedAt);
  const listed = ((await send('listBlogs', {})).body as { data: Blog[] }).data;
  expect(listed.find((blog) => blog.id === id)?.created_at ?? null).toBe(publishedAt);
  // One for each that has changed it.
  const entries = await countEntries(token, 'setBlogPublication', id);
  expect(entries).toBeGreaterThanOrEqual(1);
  expect(entries).toBeLessThanOrEqual(count);
});

it('an article is deleted once, and the changes that came first are in the audit log', async () => {
  const { id } = await create('hapus');
  const path = { id };
  const [deleted, updated] = await Promise.all([
    parallel('deleteBlog', () => ({ path, token })),
    parallel('updateBlog', (number) => ({ path, body: input('hapus', `${number}`), token })),
  ]);
  expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
  for (const { status } of updated) expect([200, 404]).toContain(status);
  expect(await read(id)).toBeUndefined();
  expect(await countEntries(token, 'deleteBlog', id)).toBe(1);
  expect(await countEntries(token, 'updateBlog', id)).toBe(accepted(updated).length);
});

const sendPictures = async (path: { id: number }) => {
  const bytes = new Uint8Array(await plain(40, 40).png().toBuffer());
  const body = () => toForm({ picture: new Blob([bytes], { type: 'image/png' }) });
  return parallel('uploadBlogPicture', () => ({ path, body: body(), token }));
};
const filesOf = (id: number) =>
  server.listFiles('blogs').filter((name) => name.startsWith(`${id}-`));

it('the last of the accepted pictures of an article is the one that is stored', async () => {
  const { id } = await create('gambar');
  // An account may send four files at once.
  const pictures = await sendPictures({ id });
  for (const { status } of pictures) expect([200, 429]).toContain(status);
  const stored = await read(id);
  expect(accepted(pictures).map((answer) => blogOf(answer).image)).toContain(stored?.image);
  expect(filesOf(id)).toEqual([stored?.image?.split('/').at(-1)]);
  expect(await countEntries(token, 'uploadBlogPicture', id)).toBe(accepted(pictures).length);
});

it('an article that is deleted while pictures come in leaves none', async () => {
  const { id } = await create('sisa');
  const [pictures, deleted] = await Promise.all([
    sendPictures({ id }),
    parallel('deleteBlog', () => ({ path: { id }, token })),
  ]);
  expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
  for (const { status } of pictures) expect([200, 404, 429]).toContain(status);
  expect(await countEntries(token, 'uploadBlogPicture', id)).toBe(accepted(pictures).length);
  expect(filesOf(id)).toEqual([]);
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.blogs.toSorted());
});
