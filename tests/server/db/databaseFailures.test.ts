import { readdirSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { isConnectionLost, isDatabaseUnavailable } from '../../../server/db/databaseUnavailable.ts';
import * as schema from '../../../server/db/schema.ts';
import { attempts } from '../../../server/db/schema.ts';
import { HttpError } from '../../../server/lib/httpError.ts';
import { commitUpload } from '../../../server/files/uploads.ts';
import type { DatabaseConnection } from '../../../server/node/database/databaseConnection.ts';
import { StartupError } from '../../../server/node/environment.ts';
import { createDiskFileStore } from '../../../server/node/files/diskFileStore.ts';
import { migrateDatabase } from '../../../server/node/database/openDatabase.ts';
import { openPostgresDatabase } from '../../../server/node/database/postgresDatabase.ts';
import { countFailure } from '../../../server/auth/rateLimit.ts';
import { rootErrorMessage } from '../../../server/node/rootErrorMessage.ts';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../support/database/temporaryDatabase.ts';
import {
  createMemoryFiles,
  testPasswords,
  testPictures,
} from '../../support/database/testDatabase.ts';
import { startTcpProxy } from '../../support/servers/tcpProxy.ts';
import { createTestFolder } from '../../support/database/testFolder.ts';

/** Milliseconds; long enough for the other tests. */
const answerTimeout = 1_000;

let temporary: TemporaryDatabase;
let database: DatabaseConnection;
let admin: Client;
const poolErrors: unknown[] = [];
beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  temporary = await createTemporaryDatabase(server);
  database = await openPostgresDatabase(temporary.url, {
    onError: (error) => poolErrors.push(error),
    answerTimeout,
  });
  await database.migrate('server/db/migrations');
  admin = new Client({ connectionString: server });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.close();
  await temporary.drop();
});

/** Ends every connection of the server to its database, as a restart of PostgreSQL does. */
async function terminateConnections(): Promise<void> {
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(temporary.url).pathname.slice(1),
  ]);
}

const readError = (work: Promise<unknown>) => work.catch((error: unknown) => error);

/** Ends the connection in the middle of a transaction. */
const runBroken = () =>
  database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    await terminateConnections();
    await transaction.execute(sql`select 1`);
  });

it('a connection that ends during a transaction fails the transaction and not the process', async () => {
  const error = await readError(runBroken());
  expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  const { rows } = (await database.db.execute(sql`select 1 as one`)) as { rows: object[] };
  expect(rows).toEqual([{ one: 1 }]);
});

it('a connection that ends during a migration is not taken for a migration that fails', async () => {
  const error = await readError(migrateDatabase({ ...database, migrate: runBroken }));
  expect(isConnectionLost(error), String(error)).toBe(true);
});

it('connections that end while they are idle are replaced', async () => {
  const useFour = () =>
    Promise.all([1, 2, 3, 4].map(() => database.db.execute(sql`select pg_sleep(0.01)`)));
  await useFour();
  poolErrors.length = 0;
  await terminateConnections();
  await vi.waitFor(() => expect(poolErrors).toHaveLength(4));
  expect(await useFour()).toHaveLength(4);
});

it('a statement that takes too long fails, and leaves no lock', async () => {
  const error = await readError(database.db.execute(sql`select pg_sleep(60)`));
  expect(rootErrorMessage(error)).toBe('canceling statement due to statement timeout');
  expect(isDatabaseUnavailable(error)).toBe(true);
});

/** Opens the database behind a network that can be cut, until the test ends. */
async function openBehindProxy() {
  const url = new URL(temporary.url);
  const { hostname, port } = url;
  const socketFolder = url.searchParams.get('host');
  const proxy = await startTcpProxy(
    socketFolder
      ? { path: `${socketFolder}/.s.PGSQL.${port || 5432}` }
      : { host: hostname, port: Number(port || 5432) },
  );
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${proxy.port}`;
  const behind = await openPostgresDatabase(url.href, { onError: () => {}, answerTimeout: 300 });
  onTestFinished(async () => {
    await behind.close();
    await proxy.stop();
  });
  return { behind, proxy };
}

it('an attempt that ends because the database is away is not counted when it is back', async () => {
  const { behind, proxy } = await openBehindProxy();
  const services = { db: behind.db, now: () => new Date() };
  const limits = ['own', 'all'].map((key) => ({ key, maxAttempts: 60, windowSeconds: 3600 }));
  const readCounts = async () =>
    (await database.db.select().from(attempts)).map((row) => row.count);
  const failing = countFailure(services, limits, async () => {
    proxy.cut();
    await behind.db.execute(sql`select 1`);
  });
  const error = await readError(failing);
  expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  expect(await readCounts()).toEqual([1, 1]);
  proxy.mend();
  await vi.waitFor(async () => expect(await readCounts()).toEqual([0, 0]), { timeout: 20_000 });
});

it('while the network is cut, statements fail and nothing is repeated; then all works again', async () => {
  const { behind, proxy } = await openBehindProxy();
  await behind.db.execute(sql`create table cut (at int)`);
  const outside: Promise<unknown>[] = [];
  const inside = behind.db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into cut values (1)`);
    proxy.cut();
    outside.push(readError(behind.db.execute(sql`insert into cut values (2)`)));
    await transaction.execute(sql`insert into cut values (3)`);
  });
  const errors = [await readError(inside), ...(await Promise.all(outside))];
  for (const error of errors) expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  proxy.mend();
  const { rows } = (await behind.db.execute(sql`select at from cut`)) as { rows: object[] };
  expect(rows).toEqual([]);
  // The server has lost the connection too, and its locks.
  await vi.waitFor(() => behind.db.execute(sql`drop table cut`), { timeout: 5_000 });
});

it.each(['postgres://localhost:1/robolaga', 'postgres://localhost/robolaga?host=/nowhere'])(
  'a request without a database is answered with 503 and when to try again, without internals: %s',
  async (connectionString) => {
    const errors: unknown[] = [];
    const app = createApp({
      db: drizzle({ client: new Pool({ connectionString }), schema }),
      files: createMemoryFiles(),
      passwords: testPasswords,
      pictures: testPictures,
      now: () => new Date(),
      document: readDocument(),
      onError: (error) => errors.push(error),
    });
    const response = await app.request('/api/tournaments');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    const message =
      'Server kami sedang tidak dapat menyimpan atau membaca data. Silakan coba lagi sebentar lagi.';
    expect(await response.json()).toEqual({ success: false, message, error: message });
    expect(errors).toHaveLength(1);
  },
);

it('a database that cannot be reached is named without the password', async () => {
  const url = 'postgres://me:secret@localhost:1/robolaga';
  const error = await readError(openPostgresDatabase(url, { onError: () => undefined }));
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toMatch(
    /^Error: The database robolaga at localhost:1 cannot be opened \(.*ECONNREFUSED.*\)\. Start it, or correct DATABASE_URL\.$/,
  );
});

it.each([
  ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }, true],
  ['a reset connection', { code: 'ECONNRESET', syscall: 'read' }, true],
  ['a server that starts', { code: '57P03' }, true],
  ['a full disk', { code: '53100' }, true],
  ['a row that exists', { code: '23505' }, false],
  ['a statement that took too long', { code: '57014' }, true],
  ['a read-only database', { code: '25006' }, true],
  ['a column that does not exist', { code: '42703' }, false],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }, false],
  ['another error', {}, false],
])('%s means that the database is unavailable: %o %s', (_, properties, expected) => {
  expect(isDatabaseUnavailable(Object.assign(new Error('Failed.'), properties))).toBe(expected);
});

it('a picture is kept if its path may have been saved', async () => {
  const folder = createTestFolder('robolaga-uploads');
  const files = createDiskFileStore(folder);
  const upload = { prefix: 'picture-', bytes: new Uint8Array([1]) };
  const lost = Object.assign(new Error('Lost.'), { code: 'ECONNRESET', syscall: 'read' });
  await expect(commitUpload(files, upload, () => Promise.reject(lost))).rejects.toBe(lost);
  expect(readdirSync(folder)).toHaveLength(1);
  const refused = new HttpError(404, 'Gone.');
  await expect(commitUpload(files, upload, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(readdirSync(folder)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
