import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../server/db/schema.ts';
import { seedWorld } from '../server/db/seed/seedWorld.ts';
import { createFileStore } from '../server/node/fileStore.ts';
import type { Passwords } from '../server/passwords.ts';

/**
 * Writes the demonstration world into a folder: the database as one file, and the stored files
 * below it.
 */
export async function makeWorld(
  folder: string,
  migrationsFolder: string,
  passwords: Passwords,
): Promise<void> {
  const client = await PGlite.create('memory://');
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder });
  await seedWorld({
    db,
    files: createFileStore(join(folder, 'storage')),
    passwords,
    now: () => new Date(),
  });
  writeFileSync(
    join(folder, 'database.tar'),
    Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()),
  );
  await client.close();
}
