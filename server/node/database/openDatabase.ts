import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isConnectionLost } from '../../db/databaseUnavailable.ts';
import { categories, clubs, participants, tournaments } from '../../db/schema.ts';
import { deriveMissingScores } from '../../scores/deriveMissingScores.ts';
import { type Environment, StartupError } from '../environment.ts';
import { type DatabaseConnection, migrationsFolder } from './databaseConnection.ts';
import { claimEmbeddedDatabase, type EmbeddedOptions } from './embeddedDatabase.ts';
import { FolderLockedError } from './folderLock.ts';
import { portUrl, socketUrl } from '../postgres/address.ts';
import { postgresPaths } from '../postgres/cluster.ts';
import { readPidFile } from '../postgres/pidFile.ts';
import { openPostgresDatabase } from './postgresDatabase.ts';
import { isSchemaNewer } from './schemaVersion.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';

/**
 * Locks the data folder of the embedded database immediately, so that no other process can use it,
 * and returns a function that opens the database of the environment. Both throw `StartupError` if
 * that is impossible.
 */
export function claimDatabase(
  { databaseUrl, dataFolder }: Environment,
  options: EmbeddedOptions,
): () => Promise<DatabaseConnection> {
  return databaseUrl
    ? () => openPostgresDatabase(databaseUrl, options)
    : claimEmbeddedDatabase(dataFolder, options);
}

/**
 * Opens the database of the environment, also while a server uses it. Throws `StartupError` if that
 * is impossible.
 */
export async function openUsedDatabase(
  environment: Environment,
  options: EmbeddedOptions,
): Promise<DatabaseConnection> {
  try {
    return await claimDatabase(environment, options)();
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    const { dataFolder } = environment;
    const running = await readPidFile(postgresPaths(dataFolder).cluster);
    if (!running) throw error;
    const { socketFolder, port } = running;
    const url = socketFolder ? socketUrl(socketFolder) : await portUrl(dataFolder, port);
    return openPostgresDatabase(url, options);
  }
}

/**
 * Brings the tables of a database up to date; only one server at a time does. Throws `StartupError`
 * if a migration fails, and the error of the connection if the database ends meanwhile.
 */
export async function migrateDatabase(database: DatabaseConnection): Promise<void> {
  await database.runExclusively(() => migrate(database));
}

async function migrate(database: DatabaseConnection): Promise<SchemaState> {
  await database.migrate(migrationsFolder).catch((error: unknown) => {
    if (isConnectionLost(error)) throw error;
    throw new StartupError(
      `The tables of the database cannot be brought up to date (${rootErrorMessage(error)}). Let its user create tables, or take another database.`,
    );
  });
  if (await isSchemaNewer(database.db)) return 'newer';
  await deriveMissingScores(database.db);
  return 'current';
}

/** Whether the tables are those of this program, or of a later release, on which it only reads. */
export type SchemaState = 'current' | 'newer';

/**
 * Migrates the database and fills it if it is empty, in one transaction: after a crash it is still
 * empty. Changes nothing if the tables belong to a later release. Throws `StartupError` if a migration fails.
 */
export async function prepareDatabase(
  database: DatabaseConnection,
  { seed }: Environment,
  fillDatabase: (db: Database) => Promise<unknown>,
): Promise<SchemaState> {
  return database.runExclusively(async () => {
    const state = await migrate(database);
    if (seed === 'none' || state === 'newer') return state;
    await database.db.transaction(async (transaction) => {
      if (await isEmpty(transaction)) await fillDatabase(transaction);
    });
    return state;
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const {
    rows: [row],
  } = (await db.execute(sql`select
    exists (select from ${categories}) or exists (select from ${tournaments})
    or exists (select from ${clubs}) or exists (select from ${participants}) as filled`)) as {
    rows: { filled: boolean }[];
  };
  return row?.filled === false;
}
