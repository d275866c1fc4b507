import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import * as schema from '../../../server/db/schema.ts';
import type { FileStore } from '../../../server/services/fileStore.ts';
import { mediaTypeOf } from '../../../server/files/mediaTypes.ts';
import type { DatabaseConnection } from '../../../server/node/database/databaseConnection.ts';
import { createDiskFileStore } from '../../../server/node/files/diskFileStore.ts';
import { cheapCost, createPasswordHasher } from '../../../server/node/argon2PasswordHasher.ts';
import { createPictureProcessor } from '../../../server/node/files/sharpPictureProcessor.ts';
import { restoreSeed } from './seedCopy.ts';

// Not `new URL(…, import.meta.url)`: in the jsdom environment, that is rewritten to an asset's URL.
export const migrationsFolder = join(import.meta.dirname, '../../../server/db/migrations');

/** Real password hashing at the lowest cost, with room for all requests that a test sends at once. */
export const testPasswords = createPasswordHasher({
  cost: cheapCost,
  queue: { maxWaiting: 1_000, maxWaitingPerClient: 1_000 },
});

export const testPictures = createPictureProcessor();

/** Returns the connection URL of another database on the server of a URL. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export type TestDatabase = DatabaseConnection & {
  files: FileStore;
  /** Restores the seeded rows and removes the files that were written. */
  reset: () => Promise<void>;
};

let databaseCount = 0;

/** Creates a database with the demonstration data, and its file store. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const {
    TEST_DATABASE_URL: server = '',
    TEST_TEMPLATE: template = '',
    TEST_STORAGE: storage = '',
  } = process.env;
  const name = `${template}_${process.pid}_${++databaseCount}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.end();
  // No timers: those of a test may be fake.
  const pool = new Pool({
    connectionString: databaseUrl(server, name),
    max: 4,
    idleTimeoutMillis: 0,
  });
  const db = drizzle({ client: pool, schema });
  const stored = createDiskFileStore(storage);
  const written = createMemoryFiles();
  return {
    db,
    migrate: (folder) => migrate(db, { migrationsFolder: folder }),
    runExclusively: (work) => work(),
    close: () => pool.end(),
    files: { ...written, read: async (path) => (await written.read(path)) ?? stored.read(path) },
    reset: async () => {
      written.clear();
      await restoreSeed(pool);
    },
  };
}

let shared: Promise<TestDatabase> | undefined;

/** Returns the database of this test worker with the seeded rows. */
export async function resetSharedDatabase(): Promise<TestDatabase> {
  shared ??= openTestDatabase();
  const database = await shared;
  await database.reset();
  return database;
}

/** Returns a file store in memory. */
export function createMemoryFiles(): FileStore & { clear: () => void } {
  const files = new Map<string, Uint8Array>();
  return {
    read: async (path) => {
      const bytes = files.get(path);
      return bytes && { bytes, type: mediaTypeOf(path) ?? 'application/octet-stream' };
    },
    write: async (path, bytes) => void files.set(path, bytes),
    remove: async (path) => void files.delete(path),
    clear: () => files.clear(),
  };
}
