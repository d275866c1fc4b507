import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { requirePackage } from '../support/servers/debianProgram.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { startTestPostgres, type TestPostgres } from '../support/database/testPostgres.ts';

// Sets the clock of a running server forward and back, by libfaketime.

const email = 'jam@contoh.id';
const password = 'robot-tetap-ada';
const day = 24 * 60 * 60;

/** Returns the library, whose folder has the name of the processor. */
function findLibrary(): string | undefined {
  return globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];
}

// With a separate one, the clocks of the server and of its database differ.
describe.each(['an embedded', 'a separate'] as const)('with %s PostgreSQL', (kind) => {
  let folder: string;
  let postgres: TestPostgres | undefined;
  let settings: Record<string, string>;
  let server: ServerProcess;
  let token: string;

  beforeAll(async () => {
    requirePackage('faketime', () => findLibrary() !== undefined);
    folder = createTestFolder('robolaga-clock');
    setClock(0);
    if (kind === 'a separate') postgres = await startTestPostgres();
    settings = {
      PORT: String(await findFreePort()),
      DATA_DIR: join(folder, 'data'),
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    server = startServerProcess({
      ...settings,
      LD_PRELOAD: findLibrary() ?? '',
      FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
      FAKETIME_NO_CACHE: '1',
      // Only the time of day: no real machine's monotonic clock jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    await server.ready;
    await post('/api/participant/register', { name: 'Jam', email, password });
    token = await signIn();
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function setClock(seconds: number): void {
    writeFileSync(join(folder, 'clock'), `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`);
  }

  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function signIn(): Promise<string> {
    const response = await post('/api/participant/login', { email, password });
    expect(response.status).toBe(200);
    return ((await response.json()) as { token: string }).token;
  }

  const readSession = async () =>
    (
      await fetch(`${server.url}/api/participant/profile`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status;

  /** Returns the hours by which the server's clock is ahead. */
  async function readHoursAhead(): Promise<number> {
    const { headers } = await fetch(`${server.url}/healthz`);
    const milliseconds = Date.parse(headers.get('Date') ?? '') - Date.now();
    // Without the sum, a little less than no hour would be -0.
    return Math.round(milliseconds / 3_600_000) + 0;
  }

  it.each([
    ['a second back', -1],
    ['an hour back', -3_600],
    ['a year back', -365 * day],
    ['ten days forward', 10 * day],
  ])('the clock is set %s: sessions, sign-in, writes and health go on', async (_, seconds) => {
    setClock(seconds);
    // The answer is made by Node.js, whose cached date is renewed within a second.
    await expect.poll(readHoursAhead, { timeout: 3_000 }).toBe(Math.round(seconds / 3_600) + 0);
    expect(await readSession()).toBe(200);
    await signIn();
    const account = { name: 'Jam', email: `${crypto.randomUUID()}@contoh.id`, password };
    expect((await post('/api/participant/register', account)).status).toBe(201);
    expect((await fetch(`${server.url}/api/tournaments`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('a session ends after 30 days of this clock', async () => {
    setClock(31 * day);
    await expect.poll(readSession).toBe(401);
  });

  it('failures counted while the clock was ahead do not lock the account when it is right', async () => {
    setClock(day);
    await expect.poll(readHoursAhead, { timeout: 3_000 }).toBe(24);
    const guess = async () =>
      (await post('/api/participant/login', { email, password: 'salah-terus' })).status;
    for (let attempt = 0; attempt < 10; attempt++) await guess();
    expect(await guess()).toBe(429);
    setClock(0);
    await expect.poll(readHoursAhead, { timeout: 3_000 }).toBe(0);
    await signIn();
  });

  it('the server stops cleanly afterwards, and starts again', async () => {
    expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
    server = startServerProcess(settings);
    await server.ready;
    await signIn();
  });
});
