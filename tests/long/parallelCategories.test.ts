import { beforeAll, expect, it } from 'vitest';
import type { ManagedCategory } from '../../openapi/schema.d.ts';
import { plain } from '../support/screens/images.ts';
import { type Answer, countStatuses, toForm } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation that changes a category: what is stored afterwards is what
// the accepted ones asked for, and the audit log has each of them once.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

let token: string;
beforeAll(async () => {
  token = await server.signInOrganiser();
});

const input = (name: string) => ({
  name,
  description: `Tentang ${name}.`,
  longdec: '',
  ranking: 'points',
  time_format: 'MM:SS.hh',
});
const categoryOf = ({ body }: Answer) => (body as { data: ManagedCategory }).data;
const create = async (name: string) =>
  categoryOf(await send('createCategory', { body: input(name), token }));
const readAll = async () =>
  ((await send('listManagedCategories', { token })).body as { data: ManagedCategory[] }).data;
const read = async (id: number) => (await readAll()).find((category) => category.id === id);
const accepted = (answers: Answer[]) => answers.filter(({ status }) => status < 300);

it('one of sixteen categories with one name is created, and sixteen with their own', async () => {
  const same = await parallel('createCategory', () => ({ body: input('Robot Sama'), token }));
  expect(countStatuses(same)).toEqual({ 201: 1, 422: count - 1 });
  const [winner] = accepted(same).map(categoryOf);
  expect((await readAll()).filter(({ name }) => name === 'Robot Sama')).toEqual([winner]);
  expect(await countEntries(token, 'createCategory', winner?.id ?? 0)).toBe(1);
  const own = await parallel('createCategory', (number) => ({
    body: input(`Robot ${number}`),
    token,
  }));
  expect(countStatuses(own)).toEqual({ 201: count });
  const stored = await readAll();
  for (const answer of own) expect(stored).toContainEqual(categoryOf(answer));
});

it('one of sixteen changes of a category is kept', async () => {
  const { id, version } = await create('Robot Ubah');
  const updated = await parallel('updateCategory', (number) => ({
    path: { id },
    version,
    body: input(`Robot Ubah ${number}`),
    token,
  }));
  expect(countStatuses(updated)).toEqual({ 200: 1, 412: count - 1 });
  expect(await read(id)).toEqual(accepted(updated).map(categoryOf)[0]);
  expect(await countEntries(token, 'updateCategory', id)).toBe(1);
});

it('two categories whose names are exchanged keep names of their own', async () => {
  const names = ['Robot Kiri', 'Robot Kanan'];
  const ids = await Promise.all(names.map(async (name) => (await create(name)).id));
  const updated = await parallel('updateCategory', (number) => ({
    path: { id: ids[number % 2] ?? 0 },
    body: input(names[(number + 1 + Math.floor(number / 2)) % 2] ?? ''),
    token,
  }));
  for (const { status } of updated) expect([200, 422]).toContain(status);
  const stored = await Promise.all(ids.map(read));
  expect(new Set(stored.map((category) => category?.name)).size).toBe(2);
});

it('a category is deleted once, and the changes that came first are in the audit log', async () => {
  const { id } = await create('Robot Hapus');
  const path = { id };
  const [deleted, updated] = await Promise.all([
    parallel('deleteCategory', () => ({ path, token })),
    parallel('updateCategory', (number) => ({ path, body: input(`Robot Hapus ${number}`), token })),
  ]);
  expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
  for (const { status } of updated) expect([200, 404]).toContain(status);
  expect(await read(id)).toBeUndefined();
  expect(await countEntries(token, 'deleteCategory', id)).toBe(1);
  expect(await countEntries(token, 'updateCategory', id)).toBe(accepted(updated).length);
});

const sendLogos = async (path: { id: number }) => {
  const bytes = new Uint8Array(await plain(40, 40).png().toBuffer());
  const body = () => toForm({ logo: new Blob([bytes], { type: 'image/png' }) });
  return parallel('uploadCategoryLogo', () => ({ path, body: body(), token }));
};
const sendRules = (path: { id: number }) =>
  parallel('uploadCategoryRule', (number) => ({
    path,
    body: toForm({ rule: new Blob([`%PDF-1.7\n${number}`], { type: 'application/pdf' }) }),
    token,
  }));
const filesOf = (id: number) =>
  server.listFiles('categories').filter((name) => name.startsWith(`${id}-`));
const nameOf = (address: string | null | undefined) => address?.split('/').at(-1);

it('the last of the accepted logos and rules of a category is the one that is stored', async () => {
  const { id } = await create('Robot Berkas');
  // An account may send four files at once.
  const logos = await sendLogos({ id });
  const rules = await sendRules({ id });
  for (const { status } of [...logos, ...rules]) expect([200, 429]).toContain(status);
  expect(accepted(logos).map((answer) => categoryOf(answer).logo)).toContain(
    (await read(id))?.logo,
  );
  expect(accepted(rules).map((answer) => categoryOf(answer).rule)).toContain(
    (await read(id))?.rule,
  );
  const stored = await read(id);
  expect(filesOf(id).sort()).toEqual([nameOf(stored?.logo), nameOf(stored?.rule)].sort());
  expect(await countEntries(token, 'uploadCategoryLogo', id)).toBe(accepted(logos).length);
  expect(await countEntries(token, 'uploadCategoryRule', id)).toBe(accepted(rules).length);
});

it('a category that is deleted while files come in leaves none', async () => {
  const { id } = await create('Robot Sisa');
  const [rules, deleted] = await Promise.all([
    sendRules({ id }),
    parallel('deleteCategory', () => ({ path: { id }, token })),
  ]);
  expect(countStatuses(deleted)).toEqual({ 200: 1, 404: count - 1 });
  for (const { status } of rules) expect([200, 404, 429]).toContain(status);
  expect(await countEntries(token, 'uploadCategoryRule', id)).toBe(accepted(rules).length);
  expect(filesOf(id)).toEqual([]);
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.categories.toSorted());
});
