import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Category,
  CategoryInput,
  ManagedCategory,
  RankingRule,
  Score,
} from '../../../openapi/schema.d.ts';
import { categories, auditLog, tournamentCategories } from '../../../server/db/schema.ts';
import { rankScores } from '../../../src/lib/scoreRanking.ts';
import { useBackend } from '../../support/database/backend.ts';
import { plain } from '../../support/screens/images.ts';

const backend = useBackend();
const path = '/api/organiser/categories';
const input: CategoryInput = {
  name: 'Robot Tari',
  description: 'Menari mengikuti irama.',
  longdec: 'Baris satu.\nBaris dua.',
  ranking: 'time',
  time_format: 'MM:SS.hh',
};

let token: string;
let count = 0;
/** Rows stay from test to test. */
let name = '';
beforeEach(async () => {
  token = await backend.signIn('organiser');
  name = `Robot Tari ${(count += 1)}`;
});

type Saved = {
  status: number;
  body: { message: string; errors?: Record<string, string[]>; data: ManagedCategory };
};

const send = async (method: string, address: string, body?: unknown, version?: string) =>
  (await backend.request(method, address, {
    token,
    body,
    headers: version === undefined ? {} : { 'If-Match': version },
  })) as unknown as Saved;

async function create(changes: Partial<CategoryInput> = {}): Promise<ManagedCategory> {
  const { status, body } = await send('POST', path, { ...input, name, ...changes });
  expect({ status, message: body.message }).toEqual({
    status: 201,
    message: 'Kategori telah dibuat.',
  });
  return body.data;
}

const listAll = async () =>
  ((await send('GET', path)).body as unknown as { data: ManagedCategory[] }).data;

async function readPublic(id: number): Promise<Category> {
  const { status, body } = await backend.request('GET', `/api/categories/${id}`);
  expect(status).toBe(200);
  return (body as { data: Category }).data;
}

function upload(id: number, field: 'logo' | 'rule', bytes: Uint8Array) {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], 'berkas'));
  return send('POST', `${path}/${id}/${field}`, form);
}

const stored = (address: string | null) => backend.app.request(new URL(address ?? '').pathname);
const toPdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}`);

describe('a category', () => {
  it('is public at once, and can be chosen for a tournament', async () => {
    const created = await create({ name: `  ${name} ` });
    const { id } = created;
    expect(created).toEqual({
      id,
      ...input,
      name,
      logo: '',
      rule: null,
      version: '"1"',
      tournaments: 0,
      teams: 0,
    });
    expect(await readPublic(id)).toEqual({
      id,
      name,
      description: input.description,
      longdec: input.longdec,
      logo: '',
      rule: null,
    });
    await backend.db.insert(tournamentCategories).values({ tournamentId: 7, categoryId: id });
    expect((await listAll()).find((each) => each.id === id)).toMatchObject({ tournaments: 1 });
    const first = (await listAll()).find((each) => each.id === 1);
    expect(first?.teams).toBeGreaterThan(1);
  });

  it('has a name of its own', async () => {
    await create();
    const { id } = await create({ name: 'Robot Lain' });
    const refused = [
      await send('POST', path, { ...input, name }),
      await send('PUT', `${path}/${id}`, { ...input, name }),
      await send('POST', path, { ...input, name: `${name}\u200B` }),
      await send('POST', path, { ...input, name: ' ' }),
    ];
    const taken = 'Nama ini sudah dipakai kategori lain. Tulis nama yang lain.';
    expect(refused.map(({ status, body }) => [status, body.errors?.name?.[0]])).toEqual([
      [422, taken],
      [422, taken],
      [422, taken],
      [422, expect.any(String)],
    ]);
  });

  it('that somebody else has changed is not overwritten', async () => {
    const { id, version } = await create();
    const change = (name: string) => send('PUT', `${path}/${id}`, { ...input, name }, version);
    const results = await Promise.all([change('Satu'), change('Dua')]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412]);
    const saved = results.find(({ status }) => status === 200)?.body;
    expect(results.find(({ status }) => status === 412)?.body.message).toBe(
      'Kategori ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
    expect(saved?.message).toBe('Kategori telah disimpan.');
    expect((await readPublic(id)).name).toBe(saved?.data.name);
    expect(saved?.data.version).not.toBe(version);
  });

  it('is deleted with its files as long as nothing has it', async () => {
    const { id } = await create();
    const { body } = await upload(id, 'logo', await plain(9, 9, '#a00').png().toBuffer());
    expect(await backend.files.read(body.data.logo)).toBeDefined();
    expect(await send('DELETE', `${path}/${id}`)).toMatchObject({
      status: 200,
      body: { message: `Kategori ${name} telah dihapus.` },
    });
    expect(await backend.files.read(body.data.logo)).toBeUndefined();
    expect((await send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect(await send('DELETE', `${path}/1`)).toMatchObject({
      status: 409,
      body: {
        message:
          'Kategori Line Follower masih dipakai oleh lomba atau tim, jadi tidak dapat dihapus.',
      },
    });
  });

  it('that is deleted meanwhile has the changes that were answered as made', async () => {
    const { id } = await create();
    const change = (number: number) =>
      send('PUT', `${path}/${id}`, { ...input, name: `${name} baru`, longdec: `${number}` });
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 16 }, (_, number) => change(number))),
      send('DELETE', `${path}/${id}`),
    ]);
    const made = answers.filter(({ status }) => status === 200);
    for (const answer of made) expect(answer.body.data.longdec).toBe(`${answers.indexOf(answer)}`);
    const entries = and(eq(auditLog.operation, 'updateCategory'), eq(auditLog.objectId, id));
    expect(await backend.db.$count(auditLog, entries)).toBe(made.length);
  });

  it('is either deleted or chosen for a tournament, never both', async () => {
    const found = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create({ name: `Kategori ${index}` })),
    );
    await Promise.all(
      found.map(async ({ id }) => {
        const chosen = backend.db
          .insert(tournamentCategories)
          .values({ tournamentId: 7, categoryId: id })
          .then(
            () => true,
            () => false,
          );
        const { status } = await send('DELETE', `${path}/${id}`);
        expect(status).toBe((await chosen) ? 409 : 200);
      }),
    );
  });
});

describe('the files of a category', () => {
  it('are replaced at once, and the ones before are deleted', async () => {
    const { id } = await create();
    const first = await upload(id, 'rule', toPdf('satu'));
    expect(first.body.message).toBe('Aturan kategori telah disimpan.');
    const second = await upload(id, 'rule', toPdf('dua'));
    expect((await stored(first.body.data.rule)).status).toBe(404);
    const response = await stored(second.body.data.rule);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(toPdf('dua'));
    expect((await readPublic(id)).rule).toBe(second.body.data.rule);

    const logo = await upload(id, 'logo', await plain(40, 30, '#a00').png().toBuffer());
    expect(logo.body.message).toBe('Logo kategori telah disimpan.');
    expect(logo.body.data.logo).toMatch(/^categories\/\d+-logo-[0-9a-f]{32}\.jpg$/);
    expect((await readPublic(id)).logo).toBe(logo.body.data.logo);
    // They are no part of what the form replaces.
    expect(logo.body.data.version).toBe('"1"');
  });

  const pdf = 'trailer<</Root 1 0 R>>';
  it.each<[string, Uint8Array]>([
    ['a byte order mark', readFileSync('tests/fixtures/pdfs/bom-before.pdf')],
    ['a line break', readFileSync('tests/fixtures/pdfs/newline-before.pdf')],
    ['nothing', toPdf(pdf)],
    [
      'the header of a mail',
      new TextEncoder().encode(`Content-Type: application/pdf\r\n\r\n%PDF-1.7\n${pdf}`),
    ],
    ['white space', new TextEncoder().encode(` \t\n\n%PDF-1.7\n${pdf}`)],
    ['NUL bytes', new TextEncoder().encode(`${'\0'.repeat(128)}%PDF-1.7\n${pdf}`)],
    ['a command of a printer', new TextEncoder().encode(`\u001B%-12345X@PJL\r\n%PDF-1.7\n${pdf}`)],
    ['1,023 bytes', new TextEncoder().encode(`${' '.repeat(1018)}\n%PDF-1.7\n${pdf}`)],
    ['a page of HTML', new TextEncoder().encode(`<html><script>alert(1)</script>%PDF-1.7\n${pdf}`)],
    ['the start of a picture', new TextEncoder().encode(`GIF89a%PDF-1.7\n${pdf}`)],
  ])('may have %s before its signature, which is not stored', async (_, bytes) => {
    const { id } = await create();
    const { status, body } = await upload(id, 'rule', bytes);
    expect(status).toBe(200);
    const response = await stored(body.data.rule);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await response.text();
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text).toContain('trailer');
  });

  it.each([
    ['a text that names it later', `${' '.repeat(1024)}%PDF-1.7`],
    ['HTML', '<!doctype html><title>%PDF</title>'],
    ['an office document', 'PK\u0003\u0004'],
  ])('is not %s', async (_, text) => {
    const { id } = await create();
    expect((await upload(id, 'rule', new TextEncoder().encode(text))).body.errors?.rule).toEqual([
      'Berkas harus berupa PDF.',
    ]);
  });

  it('are a PDF and a picture, whatever their names say', async () => {
    const { id } = await create();
    const picture = await plain(9, 9, '#a00').png().toBuffer();
    expect(await upload(id, 'rule', picture)).toMatchObject({
      status: 422,
      body: { errors: { rule: ['Berkas harus berupa PDF.'] } },
    });
    expect((await upload(id, 'rule', new Uint8Array())).status).toBe(422);
    expect((await upload(id, 'logo', toPdf(''))).status).toBe(422);
    expect((await upload(99_999, 'rule', toPdf(''))).status).toBe(404);
    expect((await upload(id, 'rule', new Uint8Array(6 * 1024 * 1024))).status).toBe(413);
    expect(await readPublic(id)).toMatchObject({ rule: null, logo: '' });
  });
});

describe('the ranking rule', () => {
  const setRule = async (id: number, ranking: RankingRule) => {
    const category = (await listAll()).find((each) => each.id === id);
    const { name = '', description = '', longdec = '' } = category ?? {};
    await send('PUT', `${path}/${id}`, {
      name,
      description,
      longdec,
      ranking,
      time_format: category?.time_format,
    });
  };
  const readScores = async (query: string) =>
    ((await backend.request('GET', `/api/scores${query}`)).body as { data: Score[] }).data.filter(
      ({ registration }) => registration.category.id === 2,
    );
  const namesOf = (found: Score[]) =>
    rankScores(found, 'Line Follower').map(({ score }) => score.registration.team.name);

  it('decides which scores are the best, of each category on its own', async () => {
    const byPoints = await readScores('?limit=5');
    expect(byPoints[0]?.registration.category).not.toHaveProperty('ranking');
    await setRule(2, 'time');
    // Results of matches have no time, and are after all that have one.
    const all = await readScores('');
    expect(all.some(({ time }) => time === '00:00.00')).toBe(false);
    const byTime = await readScores('?limit=5');
    expect(byTime[0]?.registration.category).toMatchObject({ ranking: 'time' });
    expect(byPoints).toHaveLength(5);
    expect(new Set(byTime.map(({ time }) => time))).toEqual(
      new Set(
        all
          .map(({ time }) => time)
          .sort()
          .slice(0, 5),
      ),
    );
    expect(namesOf(byTime)).toEqual(namesOf(all).slice(0, 5));
    expect(namesOf(byTime)).not.toEqual(namesOf(byPoints));
    const others = (await backend.request('GET', '/api/scores?limit=1')).body as { data: Score[] };
    expect(others.data.length).toBeGreaterThan(2);
    await setRule(2, 'points');
    expect(await readScores('?limit=5')).toEqual(byPoints);
  });

  it('is one of those that there are', async () => {
    await expect(
      backend.db.update(categories).set({ ranking: 'luck' as RankingRule }),
    ).rejects.toThrow('Failed query');
    const { status } = await send('POST', path, { ...input, ranking: 'luck' });
    expect(status).toBe(422);
  });
});
