import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { exportRecords, importRecords } from '../../db/transfer.ts';
import { StartupError } from '../environment.ts';
import { type DatabaseConnection, migrationsFolder } from './databaseConnection.ts';
import { closeDataFolder } from './dataFolder.ts';
import { lockFolder } from './folderLock.ts';
import { findAccount } from '../postgres/account.ts';
import { ensureCluster, postgresPaths } from '../postgres/cluster.ts';
import { startPostgres } from '../postgres/postgresProcess.ts';
import {
  findPrograms,
  type PostgresPrograms,
  PostgresUnavailableError,
} from '../postgres/programs.ts';
import { openPostgresDatabase, type PostgresOptions } from './postgresDatabase.ts';

export type EmbeddedOptions = PostgresOptions & {
  /** Receives lines for the person who starts the server. */
  onNotice: (line: string) => void;
  /** Tests pass another function. */
  find?: typeof findPrograms;
};

/**
 * Locks the data folder immediately, and returns a function that opens or creates the database in
 * it: a PostgreSQL that runs as a child process or, where that cannot run, PGlite. Closing the
 * database stops it and releases the lock. Both throw `StartupError` if that is impossible.
 */
export function claimEmbeddedDatabase(
  folder: string,
  options: EmbeddedOptions,
): () => Promise<DatabaseConnection> {
  const lock = lockFolder(folder);
  return async () => {
    const database = await openEmbeddedDatabase(folder, options).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    return { ...database, close: () => database.close().finally(() => lock.release()) };
  };
}

async function openEmbeddedDatabase(
  folder: string,
  { onNotice, find = findPrograms, ...options }: EmbeddedOptions,
): Promise<DatabaseConnection> {
  if (closeDataFolder(folder, findAccount()))
    onNotice(`Other users of this machine could read ${folder}. Now only its owner can (0700).`);
  const programs = await tryFindPrograms(folder, find);
  const pgliteFolder = join(folder, 'pglite');
  const hasCluster = hasEntries(postgresPaths(folder).cluster);
  if (programs instanceof PostgresUnavailableError) {
    if (hasCluster)
      throw new StartupError(
        `The data in ${folder} needs PostgreSQL, which cannot run here: ${programs.message}. Change that, or set DATA_DIR to another folder.`,
      );
    onNotice(
      `PostgreSQL cannot run here: ${programs.message}. The database is PGlite instead, which can lose the last changes in a power cut. Set DATABASE_URL to use a PostgreSQL server.`,
    );
    // Imported only where it is used: it takes memory and time.
    const { openPgliteDatabase } = await import('./pgliteDatabase.ts');
    return openPgliteDatabase(pgliteFolder);
  }
  if (hasEntries(pgliteFolder))
    throw new StartupError(
      `The data in ${pgliteFolder} was written by an earlier version. Run npx node scripts/database.ts move once to move it into PostgreSQL, or set DATA_DIR to another folder.`,
    );
  return openEmbeddedPostgres(programs, folder, options);
}

async function openEmbeddedPostgres(
  programs: PostgresPrograms,
  folder: string,
  options: PostgresOptions,
): Promise<DatabaseConnection> {
  await ensureCluster(programs, folder);
  const postgres = await startPostgres({
    programs,
    dataFolder: folder,
    onError: options.onError,
  });
  const database = await openPostgresDatabase(postgres.url, options).catch(
    async (error: unknown) => {
      await postgres.stop();
      throw error;
    },
  );
  return { ...database, close: () => database.close().finally(() => postgres.stop()) };
}

/**
 * Moves the data of an earlier version from PGlite into PostgreSQL, and then renames the folder of
 * PGlite to `pglite.moved`. Can be repeated after an interruption. Throws `StartupError` if there is
 * no such data, if a server uses it, or if PostgreSQL cannot run here.
 */
export async function moveToPostgres(
  folder: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const lock = lockFolder(folder);
  const pgliteFolder = join(folder, 'pglite');
  try {
    if (!hasEntries(pgliteFolder))
      throw new StartupError(`There is no data of an earlier version in ${folder}.`);
    closeDataFolder(folder, findAccount());
    const programs = await tryFindPrograms(folder, findPrograms);
    if (programs instanceof PostgresUnavailableError)
      throw new StartupError(`PostgreSQL cannot run here: ${programs.message}. Change that first.`);
    const { openPgliteDatabase } = await import('./pgliteDatabase.ts');
    const source = await openPgliteDatabase(pgliteFolder);
    const target = await openEmbeddedPostgres(programs, folder, {
      onError,
      answerTimeout: 0,
    }).catch(async (error: unknown) => {
      await source.close();
      throw error;
    });
    try {
      for (const database of [source, target]) await database.migrate(migrationsFolder);
      await source.db.transaction((from) =>
        target.db.transaction((to) => importRecords(to, exportRecords(from))),
      );
    } finally {
      await source.close();
      await target.close();
    }
    renameSync(pgliteFolder, `${pgliteFolder}.moved`);
  } finally {
    lock.release();
  }
}

/** Returns PostgreSQL's programs, or why they cannot run. */
function tryFindPrograms(
  folder: string,
  find: typeof findPrograms,
): Promise<PostgresPrograms | PostgresUnavailableError> {
  return find(folder).catch((error: unknown) => {
    if (error instanceof PostgresUnavailableError) return error;
    throw error;
  });
}

function hasEntries(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
