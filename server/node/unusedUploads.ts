import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { clubs, participants } from '../db/schema.ts';
import { uploadName } from '../handlers/uploads.ts';

const minAge = 60 * 60 * 1000;

/**
 * Removes uploaded pictures that no row names: the server was killed after it had written the file,
 * or before it had removed a replaced one. Files younger than an hour are kept: another server may be
 * about to save their paths. `storage` is the folder of the stored files.
 */
export async function removeUnusedUploads(storage: string, db: Database, now: Date): Promise<void> {
  const entries = await readdir(storage, { recursive: true, withFileTypes: true }).catch(() => []);
  const uploads = entries
    .filter((entry) => entry.isFile() && uploadName.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (uploads.length === 0) return;
  const rows = await union(
    db.select({ path: clubs.logo }).from(clubs),
    db.select({ path: clubs.banner }).from(clubs),
    db.select({ path: participants.profilePicture }).from(participants),
    db.select({ path: participants.banner }).from(participants),
  );
  const used = new Set(rows.map(({ path }) => path));
  for (const file of uploads) {
    if (used.has(relative(storage, file).replaceAll(sep, '/'))) continue;
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > minAge) await rm(file, { force: true });
  }
}
