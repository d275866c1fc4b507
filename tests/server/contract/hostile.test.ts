import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consumeAttempt } from '../../../server/auth/rateLimit.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { attempts } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPasswords } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  backend.request('POST', path, { body, headers });
const guess = (email: string, password: string) =>
  post('/api/participant/login', { email, password });
const countOf = (responses: { status: number }[], wanted: number) =>
  responses.filter(({ status }) => status === wanted).length;

describe('texts that the database cannot keep', () => {
  it.each([
    ['a NUL character', '"Rina\\u0000"'],
    ['half a surrogate pair', '"Rina \\ud83d"'],
  ])('are refused at their field: %s', async (_what, name) => {
    const response = await post(
      '/api/participant/register',
      `{"name":${name},"email":"rina@surel.example","password":"lintasan-garis-24"}`,
    );
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { name: ['Nama tidak valid.'] } },
    });
    expect(await guess('rina\0@surel.example', 'x')).toMatchObject({
      status: 422,
      body: { errors: { email: ['Email tidak valid.'] } },
    });
  });

  it('may not change the direction of text in a name', async () => {
    const text = 'Nama tidak boleh memuat karakter yang mengubah arah teks.';
    expect(
      await post('/api/participant/register', {
        name: 'Rina \u202Eniba',
        email: 'rina@surel.example',
        password: 'lintasan-garis-24',
      }),
    ).toMatchObject({ status: 422, body: { message: text, errors: { name: [text] } } });
  });

  it('name nothing in an address', async () => {
    expect((await backend.request('GET', '/api/teams/X-JNYS-00042%00')).status).toBe(404);
  });
});

describe('the media type of a body', () => {
  const credentials = { email: 'tipe@surel.example', password: 'x' };

  it.each(['Application/JSON', 'application/json ; charset=utf-8'])(
    'is read from %s',
    async (type) => {
      expect(
        (await post('/api/participant/login', credentials, { 'Content-Type': type })).status,
      ).toBe(401);
    },
  );

  it.each(['application/jsonx', 'text/plain;application/json', ''])(
    'is not read from "%s"',
    async (type) => {
      expect(
        (await post('/api/participant/login', credentials, { 'Content-Type': type })).status,
      ).toBe(422);
    },
  );
});

describe('guessing a password', () => {
  it('gains nothing from many guesses at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        guess('serentak@surel.example', `tebakan-${index}`),
      ),
    );
    expect(countOf(responses, 401)).toBe(10);
    expect(countOf(responses, 429)).toBe(90);
    expect(
      Number(responses.find(({ status }) => status === 429)?.headers.get('retry-after')),
    ).toBeGreaterThan(800);
  });

  it('is not what signing in often is', async () => {
    const { email } = demoAccounts.member;
    for (let time = 0; time < 12; time += 1)
      expect((await guess(email, demoPassword)).status).toBe(200);
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect((await guess(email, `tebakan-${attempt}`)).status).toBe(401);
    expect((await guess(email, demoPassword)).status).toBe(200);
    expect((await guess(email, 'tebakan-10')).status).toBe(401);
    expect((await guess(email, demoPassword)).status).toBe(429);
  });
});

describe('several limits on one attempt', () => {
  it('count it in none of them when one is used up', async () => {
    const services = {
      db: backend.db,
      files: backend.files,
      passwords: testPasswords,
      now: () => new Date(),
    };
    const limits = [
      { key: 'wide', maxAttempts: 5, windowSeconds: 60 },
      { key: 'narrow', maxAttempts: 1, windowSeconds: 60 },
    ];
    await consumeAttempt(services, limits);
    await expect(consumeAttempt(services, limits)).rejects.toMatchObject({ status: 429 });
    expect(
      await backend.db
        .select({ count: attempts.count })
        .from(attempts)
        .where(eq(attempts.key, 'wide')),
    ).toEqual([{ count: 1 }]);
  });
});

describe('keys that every object has', () => {
  it.each([
    '{"__proto__":{"email":"a@surel.example","password":"x"}}',
    '{"constructor":{"email":1},"toString":1}',
  ])('are no fields: %s', async (body) => {
    expect(await post('/api/participant/login', body)).toMatchObject({
      status: 422,
      body: { errors: { email: ['Email wajib diisi.'], password: ['Password wajib diisi.'] } },
    });
  });
});

describe('methods that an address does not have', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE2'])(
    'are 404 with a message: %s',
    async (method) => {
      expect(await backend.request(method, '/api/teams')).toMatchObject({
        status: 404,
        body: { success: false, message: 'Alamat ini tidak ditemukan.' },
      });
    },
  );
});

describe('a stored file', () => {
  it('is not sent again to a browser that has it, and keeps its policy', async () => {
    await backend.files.write('banners/once.svg', new TextEncoder().encode('<svg/>'));
    const first = await backend.app.request('/storage/banners/once.svg');
    const etag = first.headers.get('etag') ?? '';
    const again = await backend.app.request('/storage/banners/once.svg', {
      headers: { 'If-None-Match': `"other", ${etag}` },
    });
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' });
    expect(again.headers.get('content-security-policy')).toBe(
      first.headers.get('content-security-policy'),
    );
    await backend.files.write('banners/once.svg', new TextEncoder().encode('<svg></svg>'));
    expect(
      (
        await backend.app.request('/storage/banners/once.svg', {
          headers: { 'If-None-Match': etag },
        })
      ).status,
    ).toBe(200);
  });
});

describe('a flood of new accounts', () => {
  it('ends after a hundred from one address, and goes on an hour later', async () => {
    await backend.db
      .insert(attempts)
      .values({ key: 'register:unknown', count: 100, windowEndsAt: new Date(Date.now() + 60_000) })
      .onConflictDoUpdate({ target: attempts.key, set: { count: 100 } });
    const person = { name: 'Melati', email: 'banjir@surel.example', password: 'lintasan-garis-24' };
    const refused = await backend.request('POST', '/api/participant/register', { body: person });
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Terlalu banyak percobaan.') as string },
    });
    backend.clock.at = new Date(Date.now() + 61 * 60 * 1000);
    expect(
      (await backend.request('POST', '/api/participant/register', { body: person })).status,
    ).toBe(201);
  });
});
