import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, clubs, participants, tournaments } from '../db/schema.ts';
import { type Environment, StartupError } from '../environment.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { claimEmbeddedDatabase } from './embeddedDatabase.ts';
import { openPostgresDatabase } from './postgresDatabase.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));

/**
 * Locks the data folder of the embedded database immediately, so that no other process can use it,
 * and returns a function that opens the database of the environment. Both throw `StartupError` if
 * that is impossible. `onError` receives the errors of connections that break later.
 */
export function claimDatabase(
  { databaseUrl, dataFolder }: Environment,
  onError: (error: unknown) => void,
): () => Promise<DatabaseConnection> {
  return databaseUrl
    ? () => openPostgresDatabase(databaseUrl, onError)
    : claimEmbeddedDatabase(dataFolder);
}

/**
 * Migrates the database and fills it if it is empty, in one transaction: after a crash it is still
 * empty. Throws `StartupError` if a migration fails.
 */
export async function prepareDatabase(
  database: DatabaseConnection,
  { seed }: Environment,
  fillDatabase: (db: Database) => Promise<unknown>,
): Promise<void> {
  await database.runExclusively(async () => {
    await database.migrate(migrationsFolder).catch((error: unknown) => {
      throw new StartupError(
        `The tables of the database cannot be brought up to date (${rootErrorMessage(error)}). Let its user create tables, or take another database.`,
      );
    });
    if (seed === 'none') return;
    await database.db.transaction(async (transaction) => {
      if (await isEmpty(transaction)) await fillDatabase(transaction);
    });
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
