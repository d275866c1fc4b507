import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../../db/schema.ts';
import { StartupError } from '../environment.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { incompleteDatabaseError } from './dataFolder.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';
import { announcement } from './schemaVersion.ts';

/**
 * Opens or creates a PGlite database in a folder. The caller holds the lock of the data folder.
 * Throws `StartupError` if the folder has something else in it.
 */
export async function openPgliteDatabase(folder: string): Promise<DatabaseConnection> {
  // PGlite would write a new database over what is left of one.
  if (
    existsSync(folder) &&
    readdirSync(folder).length > 0 &&
    !existsSync(join(folder, 'PG_VERSION'))
  )
    throw incompleteDatabaseError(folder);
  const client = await openClient(folder);
  await client.query(announcement.text, announcement.values);
  const db = drizzle({ client, schema });
  return {
    db,
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    runExclusively: (work) => work(),
    close: () => client.close(),
  };
}

async function openClient(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder);
  } catch (error) {
    throw new StartupError(
      `The database in ${folder} cannot be opened (${rootErrorMessage(error)}). Bring back a copy of the folder, or set DATA_DIR to another one.`,
    );
  }
}
