import { request as sendRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Blog } from '../../../openapi/schema.d.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { blogs, clubs, teams } from '../../../server/db/schema.ts';
import { createHealth } from '../../../server/node/http/health.ts';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { listen, type Listener } from '../../../server/node/http/listen.ts';
import { createNodeApp } from '../../../server/node/nodeApp.ts';
import { createContentVersion } from '../../../server/node/publicResponses/contentVersion.ts';
import {
  createPublicResponses,
  type PublicResponses,
} from '../../../server/node/publicResponses/publicResponses.ts';
import type { RequestEntry } from '../../../server/node/http/requestIdentifier.ts';
import {
  openTestDatabase,
  type TestDatabase,
  testPasswords,
  testPictures,
} from '../../support/database/testDatabase.ts';

let database: TestDatabase;
let app: Hono;
let closed: TestDatabase;
const document = readDocument();
const computed: string[] = [];
const observed: RequestEntry[] = [];
const servers: { url: string; listener: Listener; responses: PublicResponses }[] = [];

/** Starts a server on the shared database; it has a cache of its own. */
async function startServer(db = database.db) {
  const port = await findFreePort();
  const listener = await listen({ port, host: '127.0.0.1' }, createHealth());
  const responses = createPublicResponses({
    document,
    version: createContentVersion({ db, now }),
    fetch(request, bindings) {
      computed.push(`${request.method} ${new URL(request.url).pathname}`);
      return app.fetch(request, bindings);
    },
    publicUrl: undefined,
    onRequest: (entry) => observed.push(entry),
  });
  listener.handleWith(responses);
  const server = { url: `http://127.0.0.1:${port}`, listener, responses };
  servers.push(server);
  return server;
}

/** The time of all servers, if it is not now. */
let at: Date | undefined;
const now = () => at ?? new Date();

let url: string;
let responses: PublicResponses;
beforeAll(async () => {
  [database, closed] = [await openTestDatabase(), await openTestDatabase()];
  await closed.close();
  const { db, files } = database;
  const backend = createApp({
    db,
    files,
    document,
    passwords: testPasswords,
    pictures: testPictures,
    now,
  });
  const host = { client: new Map(), document: Buffer.from(''), publicUrl: undefined };
  const onError = (error: unknown) => expect.unreachable(String(error));
  app = createNodeApp({ backend, ...host, onError });
  ({ url, responses } = await startServer());
});
afterEach(() => {
  at = undefined;
  computed.length = 0;
  observed.length = 0;
});
afterAll(async () => {
  await Promise.all(servers.map(({ listener }) => listener.close()));
  await database.close();
});

/** Sends a request without decompressing the response, as fetch would. */
async function send(
  path: string,
  {
    method = 'GET',
    server = url,
    ...options
  }: { method?: string; server?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const request = sendRequest(server + path, { method, headers: options.headers });
  request.end(options.body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

async function renameTeam(name: string): Promise<void> {
  await database.db
    .update(teams)
    .set({ name })
    .where(sql`id = 1`);
}

it('answers from memory what it has answered before, byte for byte', async () => {
  const first = await send('/api/teams');
  const again = await send('/api/teams');
  expect(computed).toEqual(['GET /api/teams']);
  expect(again.status).toBe(200);
  expect(again.body.equals(first.body)).toBe(true);
  const { date: _first, ...headers } = first.headers;
  const { date: _again, ...headersAgain } = again.headers;
  expect(headersAgain).toEqual(headers);
  const direct = await app.request(`${url}/api/teams`);
  expect(again.body.toString()).toBe(await direct.text());
  for (const name of ['content-security-policy', 'x-content-type-options', 'content-type'])
    expect(again.headers[name]).toBe(direct.headers.get(name));
  expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(again.headers.vary).toBe('Accept-Encoding, Authorization');
});

it('sends the smallest encoding that the client accepts and that is ready', async () => {
  const plain = await send('/api/scores');
  const read = (encoding: string) =>
    send('/api/scores', { headers: { 'Accept-Encoding': encoding } });
  const gzipped = await read('gzip');
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
  const brotli = await vi.waitFor(async () => {
    const response = await read('gzip, deflate, br');
    expect(response.headers['content-encoding']).toBe('br');
    return response;
  });
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
  expect((await read('br;q=0')).headers['content-encoding']).toBeUndefined();
  expect(new Set([plain, gzipped, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
});

it('answers 304 to a client that has the content, in whichever encoding', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const first = await send('/api/gh-schools', { headers: { 'Accept-Encoding': encoding } });
    for (const known of [`"x", W/${first.headers.etag}`, '*', first.headers.etag ?? '']) {
      const again = await send('/api/gh-schools', {
        headers: { 'If-None-Match': known, 'Accept-Encoding': 'gzip' },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers['content-type']).toBeUndefined();
    }
  }
  const other = await send('/api/gh-schools', { headers: { 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
});

it('answers HEAD with the headers of GET, before and after there is a response', async () => {
  for (const path of ['/api/videos', '/api/videos']) {
    const { status, headers, body } = await send(path, { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBe((await send(path)).body.length);
  }
});

it('computes a response once for requests that come at the same time', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => send('/api/galleries')));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(computed).toEqual(['GET /api/galleries']);
});

it('keeps no errors and nothing that the document does not describe', async () => {
  for (const path of ['/api/teams/none', '/api/videos?a=1', '/api/tournaments/0']) {
    const all = [await send(path), await send(path)];
    expect(computed.splice(0)).toHaveLength(2);
    expect(all.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  }
});

it('keeps nothing of requests with a token', async () => {
  const { kind: _, ...body } = { ...demoAccounts.leader };
  const login = await send('/api/participant/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { token } = JSON.parse(login.body.toString()) as { token: string };
  computed.length = 0;
  for (const path of ['/api/participant/profile', '/api/teams']) {
    const headers = { Authorization: `Bearer ${token}` };
    for (const response of [await send(path, { headers }), await send(path, { headers })])
      expect(response.headers['cache-control']).toBe('no-store');
    expect(computed.splice(0)).toHaveLength(2);
  }
});

it('the next read shows a write of this server, and another server shows it within a second', async () => {
  const other = await startServer();
  for (const server of [url, other.url]) await send('/api/teams/1', { server });
  const { kind: _, ...body } = { ...demoAccounts.club };
  const headers = { 'Content-Type': 'application/json' };
  await renameTeam('Diubah');
  await send('/api/gh/login', { method: 'POST', headers, body: JSON.stringify(body) });
  expect((await send('/api/teams/1')).body.toString()).toContain('Diubah');
  await vi.waitFor(
    async () =>
      expect((await send('/api/teams/1', { server: other.url })).body.toString()).toContain(
        'Diubah',
      ),
    { timeout: 5_000, interval: 20 },
  );
});

it('forgets the portraits of pupils once their club hides them', async () => {
  const shown = await send('/api/teams/1');
  expect(shown.body.toString()).toContain('"participants/');
  await database.db.update(clubs).set({ portraits: false });
  const headers = { 'If-None-Match': String(shown.headers['etag']) };
  await vi.waitFor(async () => {
    const { status, body } = await send('/api/teams/1', { headers });
    expect([status, body.toString()]).toEqual([200, expect.not.stringContaining('"participants/')]);
  });
});

it('is not misled by a write while a response is computed', async () => {
  // Not asked for by any other test.
  const path = '/api/teams/X-MLGT-00001';
  const { fetch } = app;
  const slow = vi.spyOn(app, 'fetch').mockImplementationOnce(async (...parameters) => {
    const response = await fetch(...parameters);
    await renameTeam('Terlambat');
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    return response;
  });
  const old = await send(path);
  expect(old.body.toString()).not.toContain('Terlambat');
  slow.mockRestore();
  await vi.waitFor(async () => expect((await send(path)).body.toString()).toContain('Terlambat'), {
    timeout: 1_000,
    interval: 50,
  });
});

it('answers directly while the version cannot be read', async () => {
  const server = await startServer(closed.db);
  for (const path of ['/api/teams', '/api/teams'])
    expect((await send(path, { server: server.url })).headers['cache-control']).toBe('no-store');
  expect(await server.responses.readPublicResponse('/api/teams', url)).toBeUndefined();
});

it('reports each request once', async () => {
  await send('/api/banners');
  await send('/api/banners');
  await send('/api/banners', { method: 'HEAD' });
  expect(observed.map(({ method, operation, status }) => [method, operation, status])).toEqual([
    ['GET', 'listBanners', 200],
    ['HEAD', 'listBanners', 200],
  ]);
});

it('gives the page the text of a public response', async () => {
  const { body } = await send('/api/teams');
  computed.length = 0;
  const read = await responses.readPublicResponse('/api/teams', url);
  expect(read?.body).toBe(body.toString());
  expect((await responses.readPublicResponse('/api/blogs', url))?.body).toContain('"success":true');
  expect(await responses.readPublicResponse('/api/teams/none', url)).toBeUndefined();
  expect(await responses.readPublicResponse('/api/participant/profile', url)).toBeUndefined();
  expect(computed).toEqual(['GET /api/blogs', 'GET /api/teams/none']);
});

// Last, because versions of another time count a moment longer.
it('has a scheduled article as soon as its time has come, without a write', async () => {
  const publishedAt = new Date(Date.now() + 3_600_000);
  await database.db
    .insert(blogs)
    .values({ title: 'Nanti', slug: 'nanti', content: '<p>Nanti.</p>', publishedAt });
  const slugs = async () => {
    const { body } = await send('/api/blogs');
    return (JSON.parse(body.toString()) as { data: Blog[] }).data.map(({ slug }) => slug);
  };
  expect(await slugs()).not.toContain('nanti');
  at = new Date(publishedAt.getTime() - 1);
  expect(await slugs()).not.toContain('nanti');
  at = publishedAt;
  // A version that was read a moment ago counts.
  await vi.waitFor(async () => expect((await slugs())[0]).toBe('nanti'));
  computed.length = 0;
  await slugs();
  expect(computed).toEqual([]);
});
