import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseUnavailable } from '../../server/db/databaseUnavailable.ts';
import { clubs, participants } from '../../server/db/schema.ts';
import { StartupError } from '../../server/node/environment.ts';
import {
  type DatabaseConnection,
  migrationsFolder,
} from '../../server/node/database/databaseConnection.ts';
import {
  claimEmbeddedDatabase,
  type EmbeddedOptions,
  moveToPostgres,
} from '../../server/node/database/embeddedDatabase.ts';
import { readPidFile } from '../../server/node/postgres/pidFile.ts';
import { PostgresUnavailableError } from '../../server/node/postgres/programs.ts';
import { createTestFolder } from '../support/database/testFolder.ts';

let parent: string;
let folder: string;
let notices: string[];
let errors: unknown[];
let database: DatabaseConnection | undefined;

beforeAll(() => {
  parent = createTestFolder('robolaga-embedded');
});
beforeEach(() => {
  folder = mkdtempSync(join(parent, 'data-'));
  notices = [];
  errors = [];
});
afterEach(close);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function close(): Promise<void> {
  await database?.close();
  database = undefined;
}

async function open(options: Partial<EmbeddedOptions> = {}): Promise<DatabaseConnection> {
  database = await claimEmbeddedDatabase(folder, {
    onError: (error) => errors.push(error),
    onNotice: (line) => notices.push(line),
    ...options,
  })();
  return database;
}

async function select(query: string): Promise<unknown> {
  if (!database) throw new Error('No database is open.');
  const { rows } = (await database.db.execute(sql.raw(query))) as { rows: object[] };
  return Object.values(rows[0] ?? {})[0];
}

const unavailable = () => Promise.reject(new PostgresUnavailableError('this is a test'));

describe('the embedded database', () => {
  it('reports nothing when a session ends later than the pool that closes it', async () => {
    await open();
    const session = Number(await select('select pg_backend_pid()'));
    process.kill(session, 'SIGSTOP');
    const closed = close();
    await setTimeout(200);
    process.kill(session, 'SIGCONT');
    await closed;
    expect(errors).toEqual([]);
  });

  it('is started again if it is killed', async () => {
    const { db } = await open();
    await db.execute(sql`create table kept as select 'Ä' as text`);
    const { pid = 0 } = (await readPidFile(join(folder, 'postgres'))) ?? {};
    process.kill(pid, 'SIGKILL');
    const error = await db.execute(sql`select pg_sleep(1)`).catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    await vi.waitFor(async () => expect(await select('select text from kept')).toBe('Ä'), {
      timeout: 20_000,
      interval: 50,
    });
    expect(errors.map(String)).toContain('Error: PostgreSQL ended (SIGKILL) and is started again.');
  });

  it('is refused with one line if a folder of its database is missing', async () => {
    await open();
    const oid = await select("select oid::text from pg_database where datname = 'postgres'");
    await close();
    const cluster = join(folder, 'postgres');
    rmSync(join(cluster, 'base', String(oid)), { recursive: true });
    await expect(open()).rejects.toThrow(
      new StartupError(
        `The database in ${cluster} does not start (database "postgres" does not exist). ${join(folder, 'postgres.log')} has the details.`,
      ),
    );
    expect(await readPidFile(cluster)).toBeUndefined();
    expect(errors).toEqual([]);
  });
});

it('PGlite takes the place of a PostgreSQL that cannot run, until a command moves its data', async () => {
  const pglite = join(folder, 'pglite');
  const source = await open({ find: unavailable });
  expect(notices).toEqual([
    'PostgreSQL cannot run here: this is a test. The database is PGlite instead, which can lose the last changes in a power cut. Set DATABASE_URL to use a PostgreSQL server.',
  ]);
  await source.migrate(migrationsFolder);
  const [club] = await source.db
    .insert(clubs)
    .values({
      name: 'SMA "Satu"\n🤖',
      email: 'satu@contoh.id',
      phone: '1',
      passwordHash: 'hash',
      pinHash: 'hash',
      code: 'SATU',
    })
    .returning();
  await source.db
    .insert(participants)
    .values({ name: 'Ani', email: 'ani@contoh.id', passwordHash: 'hash', clubId: club?.id });
  await close();

  await expect(open()).rejects.toThrow(
    `The data in ${pglite} was written by an earlier version. Run npx node scripts/database.ts move once to move it into PostgreSQL, or set DATA_DIR to another folder.`,
  );
  await moveToPostgres(folder, (error) => errors.push(error));
  const { db } = await open();
  expect(await db.select().from(clubs)).toEqual([club]);
  const [added] = await db
    .insert(participants)
    .values({ name: 'Budi', email: 'budi@contoh.id', passwordHash: 'hash' })
    .returning();
  expect(added?.id).toBe(2);
  expect(errors).toEqual([]);
});
