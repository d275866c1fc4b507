import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrationsFolder } from '../../../server/node/database/databaseConnection.ts';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { openPostgresDatabase } from '../../../server/node/database/postgresDatabase.ts';
import { schemaVersion } from '../../../server/node/database/schemaVersion.ts';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../support/database/temporaryDatabase.ts';
import { type ServerProcess, startServerProcess } from '../../support/servers/serverProcess.ts';

// What servers and programs of earlier releases may do on tables that a later one has changed.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const laterVersion = 9_999_999_999_999;
const outdated =
  'Server ini versi lama dan tidak menyimpan lagi sampai diperbarui. Data Anda belum tersimpan. Coba lagi sebentar lagi.';

let folder: string;
let database: TemporaryDatabase;
let server: ServerProcess;

async function start(): Promise<ServerProcess> {
  const started = startServerProcess({
    PORT: String(await findFreePort()),
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  });
  await started.ready;
  return started;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'robolaga-rolling-'));
  database = await createTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '');
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns a connection of a program that says this version; '' for none, as releases before there was one. */
async function connect(version: number | ''): Promise<Client> {
  const client = new Client({
    connectionString: database.url,
    options: `-c robolaga.schema_version=${version}`,
  });
  await client.connect();
  return client;
}

async function query(version: number | '', text: string): Promise<unknown> {
  const client = await connect(version);
  return client.query(text).finally(() => client.end());
}

async function post(path: string, body: object) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { message } = (await response.json()) as { message?: string };
  return [response.status, response.headers.get('Retry-After'), message];
}

let accounts = 0;
const signUp = () =>
  post('/api/participant/register', {
    name: 'Gulir',
    email: `gulir.${++accounts}@surel.example`,
    password: 'robot-bergulir',
  });

const insertScore = `insert into scores (registration_id, category_id, points, time)
  select id, category_id, 777, '00:01.00' from registrations
  where not exists (select from scores where registration_id = registrations.id) limit 1`;
/** What a read-only database would say too: earlier releases answer 503 for it. */
const refused = { code: '25006', constraint: 'schema_version' };

it('a program of an earlier release saves no score, which would have no run', async () => {
  await expect(query('', insertScore)).rejects.toMatchObject(refused);
  await expect(query(schemaVersion - 1, insertScore)).rejects.toMatchObject(refused);
  await expect(query('', 'truncate scores')).rejects.toMatchObject(refused);
});

it('a migration waits for what an earlier server is writing, and the next write is refused', async () => {
  await query(
    schemaVersion,
    `delete from drizzle.__drizzle_migrations where created_at = ${schemaVersion}`,
  );
  const earlier = await connect(schemaVersion - 1);
  await earlier.query("begin; update tournaments set title = title || ' (lama)' where id = 1");
  const target = await openPostgresDatabase(database.url, { onError: () => undefined });
  const events: string[] = [];
  const migrated = target.migrate(migrationsFolder).then(() => events.push('migrated'));
  await vi.waitFor(async () => {
    const { rows } = await earlier.query(
      "select from pg_locks where locktype = 'advisory' and not granted",
    );
    expect(rows).toHaveLength(1);
  });
  events.push('committed');
  await earlier.query('commit');
  await migrated;
  expect(events).toEqual(['committed', 'migrated']);
  await expect(earlier.query('update tournaments set title = title')).rejects.toMatchObject(
    refused,
  );
  await earlier.end();
  await target.close();
});

describe('a server on the tables of a later release', () => {
  const upload = () => join(folder, `storage/participants/1-${'0'.repeat(32)}.jpg`);

  it('refuses to save from the moment that they are changed, and goes on reading', async () => {
    expect((await signUp())[0]).toBe(201);
    await query(
      schemaVersion,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${laterVersion})`,
    );
    expect(await signUp()).toEqual([503, '15', outdated]);
    const signIn = { email: 'bagas@contoh.robolaga.id', password: 'robolaga-demo' };
    expect((await post('/api/participant/login', signIn))[0]).toBe(200);
    for (const path of ['/api/tournaments', '/api/scores', '/api/categories'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  });

  it('is not ready, so that a proxy takes the later one', async () => {
    // The result of the last check is kept for a second.
    await vi.waitFor(
      async () => {
        const response = await fetch(`${server.url}/readyz`);
        expect([response.status, await response.json()]).toEqual([
          503,
          { database: 'ok', files: 'ok', schema: 'failed' },
        ]);
      },
      { timeout: 20_000, interval: 500 },
    );
  });

  it('leaves the later one to save', async () => {
    await query(laterVersion, "update tournaments set title = 'Baru' where id = 2");
    const response = await fetch(`${server.url}/api/tournaments/2`);
    expect(await response.json()).toMatchObject({ data: { title: 'Baru' } });
  });

  it('says so when it starts, and removes no file that the later one may have named', async () => {
    await server.stop();
    mkdirSync(join(folder, 'storage/participants'), { recursive: true });
    writeFileSync(upload(), 'gambar');
    utimesSync(upload(), new Date('2026-01-01'), new Date('2026-01-01'));
    server = await start();
    expect(await signUp()).toEqual([503, '15', outdated]);
    expect((await fetch(`${server.url}/api/tournaments`)).status).toBe(200);
    expect(existsSync(upload())).toBe(true);
    expect((await server.stop()).errors).toContain(
      'The tables of the database belong to a later release: this server reads, and saves nothing. Start the later release.',
    );
  });

  it('saves again where the tables are its own', async () => {
    await query(
      laterVersion,
      `delete from drizzle.__drizzle_migrations where created_at = ${laterVersion}`,
    );
    server = await start();
    expect(existsSync(upload())).toBe(false);
    expect((await signUp())[0]).toBe(201);
  });
});
