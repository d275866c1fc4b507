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
import type { Files } from '../server/files.ts';
import { mediaTypeOf } from '../server/mediaTypes.ts';
import { createFileStore } from '../server/node/fileStore.ts';
import { cheapCost, createPasswords } from '../server/node/passwords.ts';
import { createPictures } from '../server/node/pictures.ts';

// Not `new URL(…, import.meta.url)`: for tests with a browser's world that is rewritten into the
// address of an asset.
const fileOf = (path: string) => join(import.meta.dirname, '..', path);
export const migrationsFolder = fileOf('server/db/migrations');

/** Hashing in tests: right, but as cheap as it gets. */
export const testPasswords = createPasswords({ cost: cheapCost });

/** Uploaded pictures in tests are read and written as in real use. */
export const testPictures = createPictures();

/** Changes with the day, the schema and everything that makes the world. */
function snapshotKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const sources = readdirSync(fileOf('server/db'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  for (const path of sources.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes the demonstration world once a day and gives its folder; an existing one is taken as it is.
 */
export async function ensureWorldSnapshot(): Promise<string> {
  const cache = fileOf('.cache');
  const folder = join(cache, `world-${snapshotKey()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).filter((name) => name.startsWith('world-')))
    rmSync(join(cache, old), { recursive: true, force: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  // Only here: what draws the world takes longer to import than everything else a test needs.
  const { makeWorld } = await import('./makeWorld.ts');
  await makeWorld(draft, migrationsFolder, testPasswords);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another run was faster; what it made is the same.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * A database in memory with the demonstration world in it, and its files; what a test writes is
 * seen by that test alone.
 */
export async function openWorld(): Promise<{ client: PGlite; files: Files }> {
  const folder = await ensureWorldSnapshot();
  const client = await PGlite.create({
    loadDataDir: new Blob([readFileSync(join(folder, 'database.tar'))]),
  });
  const stored = createFileStore(join(folder, 'storage'));
  const own = createMemoryFiles();
  return {
    client,
    files: { ...own, read: async (path) => (await own.read(path)) ?? stored.read(path) },
  };
}

/** A file store that lives as long as the test. */
export function createMemoryFiles(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    read: async (path) => {
      const bytes = files.get(path);
      return bytes && { bytes, type: mediaTypeOf(path) ?? 'application/octet-stream' };
    },
    write: async (path, bytes) => void files.set(path, bytes),
    remove: async (path) => void files.delete(path),
  };
}
