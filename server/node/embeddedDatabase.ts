import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../db/schema.ts';
import { StartRefusal } from '../environment.ts';
import type { OpenDatabase } from './databaseEngine.ts';
import { lockFolder } from './folderLock.ts';
import { reasonOf } from './reasonOf.ts';

/**
 * Locks the data folder at once, and gives what opens or creates the database in it; closing the
 * database frees the folder.
 */
export function claimEmbeddedDatabase(folder: string): () => Promise<OpenDatabase> {
  const lock = lockFolder(folder);
  return async () => {
    const client = await openClient(join(folder, 'pglite'));
    const db = drizzle({ client, schema });
    return {
      db,
      migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
      alone: (work) => work(),
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
    throw new StartRefusal(
      `The database in ${folder} cannot be opened (${reasonOf(error)}). Bring back a copy of the folder, or set DATA_DIR to another one.`,
    );
  }
}
