import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { FileStore } from '../../server/fileStore.ts';
import { mediaTypeOf } from '../../server/mediaTypes.ts';
import { createDiskFileStore } from '../../server/node/diskFileStore.ts';
import { cheapCost, createPasswordHasher } from '../../server/node/scryptPasswordHasher.ts';
import { createPictureProcessor } from '../../server/node/sharpPictureProcessor.ts';
import { copySeed, restoreSeed } from './seedCopy.ts';

// Not `new URL(…, import.meta.url)`: in the jsdom environment, that is rewritten to an asset's URL.
const resolvePath = (path: string) => join(import.meta.dirname, '../..', path);
export const migrationsFolder = resolvePath('server/db/migrations');

/** Real password hashing at the lowest cost. */
export const testPasswords = createPasswordHasher({ cost: cheapCost });

export const testPictures = createPictureProcessor();

/** Returns a key that changes with the day, the schema and the seed. */
function snapshotKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const sources = readdirSync(resolvePath('server/db'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  for (const path of sources.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Creates the snapshot of the seeded database once a day; returns its folder. */
export async function ensureDatabaseSnapshot(): Promise<string> {
  const cache = resolvePath('.cache');
  const folder = join(cache, `database-${snapshotKey()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).filter((name) => name.startsWith('database-')))
    rmSync(join(cache, old), { recursive: true, force: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  // Imported here because importing the seed takes longer than everything else a test needs.
  const { createDatabaseSnapshot } = await import('./createDatabaseSnapshot.ts');
  await createDatabaseSnapshot(draft, migrationsFolder, testPasswords);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // A concurrent run was faster; its snapshot is the same.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

export type TestDatabase = {
  client: PGlite;
  files: FileStore;
  /** Restores the seeded rows and removes the files that were written. */
  reset: () => Promise<void>;
};

/** Opens a database in memory with the demonstration data, and its file store. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await ensureDatabaseSnapshot();
  const client = await PGlite.create({
    loadDataDir: new Blob([readFileSync(join(folder, 'database.tar'))]),
  });
  const stored = createDiskFileStore(join(folder, 'storage'));
  const written = createMemoryFiles();
  return {
    client,
    files: { ...written, read: async (path) => (await written.read(path)) ?? stored.read(path) },
    reset: async () => {
      written.clear();
      await restoreSeed(client);
    },
  };
}

let shared: Promise<TestDatabase> | undefined;

/**
 * Returns the database of this test worker with the seeded rows. Restoring the rows takes a tenth
 * of the time that opening another database takes.
 */
export async function resetSharedDatabase(): Promise<TestDatabase> {
  shared ??= openTestDatabase().then(async (database) => {
    await copySeed(database.client);
    return database;
  });
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
