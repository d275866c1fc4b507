import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { plain } from '../../support/screens/images.ts';
import { type S3Server, startS3Server } from '../../support/servers/s3Server.ts';
import { type ServerProcess, startServerProcess } from '../../support/servers/serverProcess.ts';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../support/database/temporaryDatabase.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const email = 'dua@contoh.id';
const password = 'robot-dua-peladen';
const metricsPort = await findFreePort();

let folder: string;
let database: TemporaryDatabase;
let bucket: S3Server;
let first: ServerProcess;
let second: ServerProcess;
let token: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'robolaga-two-'));
  database = await createTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '');
  bucket = await startS3Server();
  const start = async (name: string, more: Record<string, string>) =>
    startServerProcess({
      PORT: String(await findFreePort()),
      DATABASE_URL: database.url,
      FILES_URL: bucket.filesUrl,
      // Nothing is shared but the database and the bucket.
      DATA_DIR: join(folder, name),
      TRUSTED_PROXIES: '1',
      ...more,
    });
  first = await start('first', { LOG_FORMAT: 'json', METRICS_PORT: String(metricsPort) });
  second = await start('second', {});
  await Promise.all([first.ready, second.ready]);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function queryDatabase(query: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(query);
  await client.end();
}

const post = (server: ServerProcess, path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const readProfile = (server: ServerProcess) =>
  fetch(`${server.url}/api/participant/profile`, { headers: { Authorization: `Bearer ${token}` } });

it('started at once on an empty database, they share one demonstration world', async () => {
  for (const { url } of [first, second]) {
    const { data } = (await (await fetch(`${url}/api/tournaments`)).json()) as { data: unknown[] };
    expect(data).toHaveLength(30);
  }
});

it('an account of one server signs in on the other', async () => {
  const account = { name: 'Dua', email, password };
  expect((await post(first, '/api/participant/register', account)).status).toBe(201);
  const response = await post(second, '/api/participant/login', { email, password });
  ({ token } = (await response.json()) as { token: string });
  expect((await readProfile(first)).status).toBe(200);
});

it('the first start has filled the bucket, and both serve from it', async () => {
  const answer = await fetch(`${second.url}/api/banners`);
  const { data } = (await answer.json()) as { data: { image: string }[] };
  for (const { url } of [first, second]) {
    const response = await fetch(`${url}/storage/${data[0]?.image}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  }
});

it('a picture uploaded to one is served by the other', async () => {
  const picture = await plain(20, 20).png().toBuffer();
  const body = new FormData();
  body.append('profile_picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'p');
  const uploaded = await fetch(`${first.url}/api/participant/upload-profile-banner`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  const { profile_picture_url: path } = (await uploaded.json()) as { profile_picture_url: string };
  const stored = await fetch(`${second.url}/storage/${path}`);
  expect([stored.status, stored.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
});

it('failed attempts to sign in are counted together', async () => {
  const wrong = { email, password: 'salah-sama-sekali' };
  const tryOn = async (server: ServerProcess) =>
    (await post(server, '/api/participant/login', wrong)).status;
  expect(await tryOn(first)).toBe(401);
  // Ten are allowed; each of them costs a second of hashing.
  await queryDatabase(
    `update attempts set count = 9 where key like 'login:participant:${email}:%'`,
  );
  expect([await tryOn(second), await tryOn(first), await tryOn(second)]).toEqual([401, 429, 429]);
});

it('signing out on one ends the session on the other', async () => {
  const signedOut = await fetch(`${second.url}/api/auth/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(signedOut.ok).toBe(true);
  expect((await readProfile(first)).status).toBe(401);
});

it('both are ready; the log is JSON and names the request of an answer', async () => {
  for (const { url } of [first, second]) {
    const response = await fetch(`${url}/readyz`);
    expect([response.status, await response.json()]).toEqual([
      200,
      { database: 'ok', files: 'ok', schema: 'ok' },
    ]);
  }
  const response = await fetch(`${first.url}/api/teams/none?search=Ayu`, {
    headers: { 'X-Request-Id': 'trace-of-the-proxy' },
  });
  expect(response.headers.get('X-Request-Id')).toBe('trace-of-the-proxy');
  const lines = first.output().trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual({
    time: expect.any(String),
    level: 'info',
    message: 'request',
    requestId: 'trace-of-the-proxy',
    method: 'GET',
    operation: 'getTeam',
    status: 404,
    milliseconds: expect.any(Number),
  });
  expect(first.output()).not.toMatch(/Ayu|robot-/);
});

it('metrics are on a port of their own, and nowhere if not asked for', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(
    /^http_request_duration_seconds_count\{method="POST",operation="loginParticipant",status="429"\} 1$/m,
  );
  expect(metrics).toMatch(/^database_connections\{state="idle"\} \d+$/m);
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  for (const { url } of [first, second])
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('process_resident_memory');
});

it('one that is stopped ends cleanly, and the other goes on', async () => {
  expect(await first.stop()).toMatchObject({ code: 0, errors: '' });
  expect((await fetch(`${second.url}/api/tournaments`)).status).toBe(200);
});

it('without the bucket, one is not ready and answers 503', async () => {
  await bucket.stop();
  // The result of the last check is kept for a second.
  await vi.waitFor(
    async () => {
      const response = await fetch(`${second.url}/readyz`);
      expect([response.status, await response.json()]).toEqual([
        503,
        { database: 'ok', files: 'failed', schema: 'ok' },
      ]);
    },
    { timeout: 20_000, interval: 500 },
  );
  expect((await fetch(`${second.url}/storage/banners/kickoff.svg`)).status).toBe(503);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
});
