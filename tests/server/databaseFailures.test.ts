import { readdirSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDocument } from '../../openapi/readDocument.ts';
import { createApp } from '../../server/app.ts';
import { isDatabaseUnavailable } from '../../server/db/databaseUnavailable.ts';
import * as schema from '../../server/db/schema.ts';
import { HttpError } from '../../server/httpError.ts';
import { commitUpload } from '../../server/handlers/uploads.ts';
import type { DatabaseConnection } from '../../server/node/databaseConnection.ts';
import { createDiskFileStore } from '../../server/node/diskFileStore.ts';
import { openPostgresDatabase } from '../../server/node/postgresDatabase.ts';
import { createTemporaryDatabase, type TemporaryDatabase } from '../support/temporaryDatabase.ts';
import { createMemoryFiles, testPasswords, testPictures } from '../support/testDatabase.ts';
import { createTestFolder } from '../support/testFolder.ts';

let temporary: TemporaryDatabase;
let database: DatabaseConnection;
let admin: Client;
const poolErrors: unknown[] = [];
beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  temporary = await createTemporaryDatabase(server);
  database = await openPostgresDatabase(temporary.url, (error) => poolErrors.push(error));
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

it('a connection that ends during a transaction fails the transaction and not the process', async () => {
  const error = await readError(
    database.db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await terminateConnections();
      await transaction.execute(sql`select 1`);
    }),
  );
  expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  const { rows } = (await database.db.execute(sql`select 1 as one`)) as { rows: object[] };
  expect(rows).toEqual([{ one: 1 }]);
});

it('connections that end while they are idle are replaced', async () => {
  const useFour = () =>
    Promise.all([1, 2, 3, 4].map(() => database.db.execute(sql`select pg_sleep(0.01)`)));
  await useFour();
  await terminateConnections();
  await vi.waitFor(() => expect(poolErrors).toHaveLength(4));
  expect(await useFour()).toHaveLength(4);
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

it.each([
  ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }, true],
  ['a reset connection', { code: 'ECONNRESET', syscall: 'read' }, true],
  ['a server that starts', { code: '57P03' }, true],
  ['a full disk', { code: '53100' }, true],
  ['a row that exists', { code: '23505' }, false],
  ['a cancelled query', { code: '57014' }, false],
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
