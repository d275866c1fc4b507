import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
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
import { lockFolder } from '../../server/node/database/folderLock.ts';
import { readPidFile } from '../../server/node/postgres/pidFile.ts';
import { startPostgres } from '../../server/node/postgres/postgresProcess.ts';
import { findPrograms, PostgresUnavailableError } from '../../server/node/postgres/programs.ts';
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
  // Most tests need a folder of their own; a database is not created for each.
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
  let shared: string;
  beforeAll(() => {
    shared = join(parent, 'shared');
  });

  it('is a PostgreSQL that waits for the disk, in a folder closed to others', async () => {
    folder = shared;
    const { db } = await open();
    expect(await select('select version()')).toMatch(/^PostgreSQL 18/);
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
      expect(await select(`show ${name}`)).toBe('on');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await db.execute(sql`create table kept as select 'Ä' as text`);
    expect({ notices, errors }).toEqual({ notices: [], errors: [] });
  });

  it('keeps its rows when it is opened again, and closes a folder that others could read', async () => {
    folder = shared;
    await chmod(folder, 0o755);
    await open();
    expect(await select('select lower(text) from kept')).toBe('ä');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(notices).toEqual([
      `Other users of this machine could read ${folder}. Now only its owner can (0700).`,
    ]);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    folder = join(parent, 'long'.repeat(30));
    await open();
    expect(await select('select 1')).toBe(1);
  });

  it('reports nothing when a session ends later than the pool that closes it', async () => {
    folder = shared;
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
    folder = shared;
    const { db } = await open();
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

  it('listens on a port with a password where sockets cannot be used', async () => {
    folder = shared;
    const programs = await findPrograms(folder);
    const { url, stop } = await startPostgres({
      programs,
      dataFolder: folder,
      onError: (error) => errors.push(error),
      useSocket: false,
    });
    const connect = async (connectionString: string) => {
      const client = new Client({ connectionString });
      await client.connect();
      await client.end();
    };
    await connect(url);
    const stranger = new URL(url);
    stranger.password = 'a guess';
    await expect(connect(stranger.href)).rejects.toThrow('password authentication failed');
    await stop();
    expect(errors).toEqual([]);
  });
});

describe('PGlite', () => {
  it('does not take the place of a PostgreSQL that has data', async () => {
    mkdirSync(join(folder, 'postgres', 'base'), { recursive: true });
    await expect(open({ find: unavailable })).rejects.toThrow(
      new StartupError(
        `The data in ${folder} needs PostgreSQL, which cannot run here: this is a test. Change that, or set DATA_DIR to another folder.`,
      ),
    );
  });

  it('takes the place of one that cannot run, until a command moves its data', async () => {
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
});

describe('a folder that cannot be used', () => {
  it.each(['postgres', 'pglite'])(
    'is refused if %s in it is not a complete database',
    async (name) => {
      const part = join(folder, name, 'base');
      mkdirSync(part, { recursive: true });
      writeFileSync(join(part, 'rows'), 'rows');
      await expect(open(name === 'pglite' ? { find: unavailable } : {})).rejects.toThrow(
        `The folder ${join(folder, name)} is not a complete database, and nothing in it was changed. Bring back a copy of it, or set DATA_DIR to another folder.`,
      );
      expect(readdirSync(join(folder, name))).toEqual(['base']);
      expect(readFileSync(join(part, 'rows'), 'utf8')).toBe('rows');
    },
  );

  it('is refused if another version of PostgreSQL wrote it', async () => {
    mkdirSync(join(folder, 'postgres'), { recursive: true });
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(
      /was written by PostgreSQL 17, and this is PostgreSQL 18\. Save it with npm run db:backup/,
    );
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

  it('is refused if its lock file is damaged, with what to do', async () => {
    const lock = join(folder, 'server.lock');
    writeFileSync(lock, 'x'.repeat(2000));
    await expect(async () => open()).rejects.toThrow(
      new StartupError(`The file ${lock} is damaged. It has no data: delete it.`),
    );
  });

  it('is not locked any more after that', async () => {
    mkdirSync(join(folder, 'postgres', 'base'), { recursive: true });
    await expect(open()).rejects.toThrow(StartupError);
    lockFolder(folder).release();
  });
});
