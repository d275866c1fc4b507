import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import * as schema from '../../../server/db/schema.ts';
import { seedDatabase } from '../../../server/seed/seedDatabase.ts';
import { demoFiles } from '../../../server/node/files/demoFiles.ts';
import { createDiskFileStore } from '../../../server/node/files/diskFileStore.ts';
import { copySeed } from './seedCopy.ts';
import { databaseUrl, migrationsFolder, testPasswords } from './testDatabase.ts';

/** A database with the demonstration data, of which test databases are copies. */
export type TestTemplate = {
  name: string;
  /** Folder of the stored files. */
  storage: string;
  /** Removes it and its copies. */
  drop: () => Promise<void>;
};

/** Creates a template on a server; the user of the URL must be a superuser. */
export async function createTestTemplate(server: string): Promise<TestTemplate> {
  const name = `robolaga_test_${process.pid}`;
  const storage = mkdtempSync(join(tmpdir(), 'robolaga-storage-'));
  await runOnServer(server, (admin) => admin.query(`create database ${name}`));
  await runOnServer(databaseUrl(server, name), async (client) => {
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder });
    await seedDatabase({
      db,
      files: createDiskFileStore(storage),
      demoFiles,
      passwords: testPasswords,
      now: () => new Date(),
    });
    await copySeed(client);
  });
  return {
    name,
    storage,
    async drop() {
      rmSync(storage, { recursive: true, force: true });
      await runOnServer(server, async (admin) => {
        const { rows } = await admin.query<{ datname: string }>(
          'select datname from pg_database where starts_with(datname, $1)',
          [name],
        );
        for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
      });
    },
  };
}

async function runOnServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
