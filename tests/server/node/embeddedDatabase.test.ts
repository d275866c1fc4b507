import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { StartupError } from '../../../server/node/environment.ts';
import { lockFolder } from '../../../server/node/database/folderLock.ts';
import { postgresPaths } from '../../../server/node/postgres/cluster.ts';
import { readPidFile } from '../../../server/node/postgres/pidFile.ts';
import { startPostgres } from '../../../server/node/postgres/postgresProcess.ts';
import { findPrograms, PostgresUnavailableError } from '../../../server/node/postgres/programs.ts';
import { useEmbeddedDatabase } from '../../support/database/embeddedDatabase.ts';

const embedded = useEmbeddedDatabase();
const { open, select } = embedded;

const unavailable = () => Promise.reject(new PostgresUnavailableError('this is a test'));

describe('the embedded database', () => {
  let shared: string;
  beforeAll(() => {
    shared = join(embedded.parent, 'shared');
  });

  it('is a PostgreSQL that waits for the disk, in a folder closed to others', async () => {
    embedded.folder = shared;
    const { db } = await open();
    expect(await select('select version()')).toMatch(/^PostgreSQL 18/);
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
      expect(await select(`show ${name}`)).toBe('on');
    expect(statSync(embedded.folder).mode & 0o777).toBe(0o700);
    await db.execute(sql`create table kept as select 'Ä' as text`);
    expect(embedded).toMatchObject({ notices: [], errors: [] });
  });

  it('keeps its rows when it is opened again, and closes a folder that others could read', async () => {
    embedded.folder = shared;
    await chmod(embedded.folder, 0o755);
    await open();
    expect(await select('select lower(text) from kept')).toBe('ä');
    expect(statSync(embedded.folder).mode & 0o777).toBe(0o700);
    expect(embedded.notices).toEqual([
      `Other users of this machine could read ${embedded.folder}. Now only its owner can (0700).`,
    ]);
  });

  it('leads its own process group: Ctrl-C in a terminal, which signals a group, does not end it', async () => {
    embedded.folder = shared;
    await open();
    const running = await readPidFile(postgresPaths(embedded.folder).cluster);
    // Throws if no group has the id of this process; the signal 0 only asks.
    expect(process.kill(-(running?.pid ?? 0), 0)).toBe(true);
    expect(running?.pid).toBeGreaterThan(1);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    embedded.folder = join(embedded.parent, 'long'.repeat(30));
    renameSync(shared, embedded.folder);
    shared = embedded.folder;
    await open();
    expect(await select('select text from kept')).toBe('Ä');
  });

  it('listens on a port with a password where sockets cannot be used', async () => {
    embedded.folder = shared;
    const programs = await findPrograms(embedded.folder);
    const { url, stop } = await startPostgres({
      programs,
      dataFolder: embedded.folder,
      onError: (error) => embedded.errors.push(error),
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
    expect(embedded.errors).toEqual([]);
  });
});

describe('PGlite', () => {
  it('does not take the place of a PostgreSQL that has data', async () => {
    mkdirSync(join(embedded.folder, 'postgres', 'base'), { recursive: true });
    await expect(open({ find: unavailable })).rejects.toThrow(
      new StartupError(
        `The data in ${embedded.folder} needs PostgreSQL, which cannot run here: this is a test. Change that, or set DATA_DIR to another folder.`,
      ),
    );
  });
});

describe('a folder that cannot be used', () => {
  it.each(['postgres', 'pglite'])(
    'is refused if %s in it is not a complete database',
    async (name) => {
      const part = join(embedded.folder, name, 'base');
      mkdirSync(part, { recursive: true });
      writeFileSync(join(part, 'rows'), 'rows');
      await expect(open(name === 'pglite' ? { find: unavailable } : {})).rejects.toThrow(
        `The folder ${join(embedded.folder, name)} is not a complete database, and nothing in it was changed. Bring back a copy of it, or set DATA_DIR to another folder.`,
      );
      expect(readdirSync(join(embedded.folder, name))).toEqual(['base']);
      expect(readFileSync(join(part, 'rows'), 'utf8')).toBe('rows');
    },
  );

  it('is refused if another version of PostgreSQL wrote it', async () => {
    mkdirSync(join(embedded.folder, 'postgres'), { recursive: true });
    writeFileSync(join(embedded.folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(
      /was written by PostgreSQL 17, and this is PostgreSQL 18\. Save it with npm run db:backup/,
    );
  });

  it('is refused while another server uses it', async () => {
    const { release } = lockFolder(embedded.folder);
    await expect(async () => open()).rejects.toThrow(
      new StartupError(
        `Another server is already using the data in ${embedded.folder}. Stop it first, or set DATA_DIR to another folder.`,
      ),
    );
    release();
  });

  it('is refused if it cannot be made', async () => {
    embedded.folder = '/dev/null/data';
    await expect(async () => open()).rejects.toThrow(
      /^The data folder \/dev\/null\/data cannot be used \(.*\)\. Make it writable, or set DATA_DIR to another folder\.$/,
    );
  });

  it('is refused if its lock file is damaged, with what to do', async () => {
    const lock = join(embedded.folder, 'server.lock');
    writeFileSync(lock, 'x'.repeat(2000));
    await expect(async () => open()).rejects.toThrow(
      new StartupError(`The file ${lock} is damaged. It has no data: delete it.`),
    );
  });

  it('is not locked any more after that', async () => {
    mkdirSync(join(embedded.folder, 'postgres', 'base'), { recursive: true });
    await expect(open()).rejects.toThrow(StartupError);
    lockFolder(embedded.folder).release();
  });
});
