import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../db/schema.ts';
import { StartupError } from '../environment.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { lockFolder } from './folderLock.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';

/**
 * Locks the data folder immediately, and returns a function that opens or creates the database in
 * it. Closing the database releases the lock. Both throw `StartupError` if that is impossible.
 */
export function claimEmbeddedDatabase(folder: string): () => Promise<DatabaseConnection> {
  const lock = lockFolder(folder);
  return async () => {
    const client = await openClient(join(folder, 'pglite'));
    const db = drizzle({ client, schema });
    return {
      db,
      migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
      runExclusively: (work) => work(),
      async close() {
        await client.close();
        lock.release();
      },
    };
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
