import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, clubs, participants, tournaments } from '../db/schema.ts';
import { type Environment, StartRefusal } from '../environment.ts';
import type { OpenDatabase } from './databaseEngine.ts';
import { claimEmbeddedDatabase } from './embeddedDatabase.ts';
import { openPostgresDatabase } from './postgresDatabase.ts';
import { reasonOf } from './reasonOf.ts';

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));

/**
 * Makes sure at once that no other process uses the embedded database, and gives what opens the
 * database of the environment. Both throw StartRefusal where that is not possible. `onError` hears
 * of connections that break later.
 */
export function claimDatabase(
  { databaseUrl, dataFolder }: Environment,
  onError: (error: unknown) => void,
): () => Promise<OpenDatabase> {
  return databaseUrl
    ? () => openPostgresDatabase(databaseUrl, onError)
    : claimEmbeddedDatabase(dataFolder);
}

/**
 * Migrates the database and fills it where it is empty; the filling is one transaction, so that a
 * crash leaves it empty.
 */
export async function prepareDatabase(
  database: OpenDatabase,
  { seed }: Environment,
  fill: (db: Database) => Promise<unknown>,
): Promise<void> {
  await database.alone(async () => {
    await database.migrate(migrationsFolder).catch((error: unknown) => {
      throw new StartRefusal(
        `The tables of the database cannot be brought up to date (${reasonOf(error)}). Let its user create tables, or take another database.`,
      );
    });
    if (seed === 'none') return;
    await database.db.transaction(async (transaction) => {
      if (await isEmpty(transaction)) await fill(transaction);
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
