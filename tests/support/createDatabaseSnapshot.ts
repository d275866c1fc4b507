import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../../server/db/schema.ts';
import { seedDatabase } from '../../server/db/seed/seedDatabase.ts';
import { createDiskFileStore } from '../../server/node/diskFileStore.ts';
import type { PasswordHasher } from '../../server/passwordHasher.ts';

/** Writes the seeded database into a folder: the database as one file, the stored files below it. */
export async function createDatabaseSnapshot(
  folder: string,
  migrationsFolder: string,
  passwords: PasswordHasher,
): Promise<void> {
  const client = await PGlite.create('memory://');
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder });
  await seedDatabase({
    db,
    files: createDiskFileStore(join(folder, 'storage')),
    passwords,
    now: () => new Date(),
  });
  writeFileSync(
    join(folder, 'database.tar'),
    Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()),
  );
  await client.close();
}
