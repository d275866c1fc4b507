import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { isDatabaseUnavailable } from '../../server/db/databaseUnavailable.ts';
import { clubs, participants } from '../../server/db/schema.ts';
import { StartupError } from '../../server/node/environment.ts';
import { migrationsFolder } from '../../server/node/database/databaseConnection.ts';
import { moveToPostgres } from '../../server/node/database/embeddedDatabase.ts';
import { readPidFile } from '../../server/node/postgres/pidFile.ts';
import { PostgresUnavailableError } from '../../server/node/postgres/programs.ts';
import { useEmbeddedDatabase } from '../support/database/embeddedDatabase.ts';

const embedded = useEmbeddedDatabase();
const { open, close, select } = embedded;

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
    expect(embedded.errors).toEqual([]);
  });

  it('is started again if it is killed', async () => {
    const { db } = await open();
    await db.execute(sql`create table kept as select 'Ä' as text`);
    const { pid = 0 } = (await readPidFile(join(embedded.folder, 'postgres'))) ?? {};
    process.kill(pid, 'SIGKILL');
    const error = await db.execute(sql`select pg_sleep(1)`).catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    await vi.waitFor(async () => expect(await select('select text from kept')).toBe('Ä'), {
      timeout: 20_000,
      interval: 50,
    });
    expect(embedded.errors.map(String)).toContain(
      'Error: PostgreSQL ended (SIGKILL) and is started again.',
    );
  });

  it('is refused with one line if a folder of its database is missing', async () => {
    await open();
    const oid = await select("select oid::text from pg_database where datname = 'postgres'");
    await close();
    const cluster = join(embedded.folder, 'postgres');
    rmSync(join(cluster, 'base', String(oid)), { recursive: true });
    await expect(open()).rejects.toThrow(
      new StartupError(
        `The database in ${cluster} does not start (database "postgres" does not exist). ${join(embedded.folder, 'postgres.log')} has the details.`,
      ),
    );
    expect(await readPidFile(cluster)).toBeUndefined();
    expect(embedded.errors).toEqual([]);
  });
});

it('PGlite takes the place of a PostgreSQL that cannot run, until a command moves its data', async () => {
  const pglite = join(embedded.folder, 'pglite');
  const source = await open({ find: unavailable });
  expect(embedded.notices).toEqual([
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
  await moveToPostgres(embedded.folder, (error) => embedded.errors.push(error));
  const { db } = await open();
  expect(await db.select().from(clubs)).toEqual([club]);
  const [added] = await db
    .insert(participants)
    .values({ name: 'Budi', email: 'budi@contoh.id', passwordHash: 'hash' })
    .returning();
  expect(added?.id).toBe(2);
  expect(embedded.errors).toEqual([]);
});
