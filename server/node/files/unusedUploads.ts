import { getTableColumns, sql } from 'drizzle-orm';
import { type PgTable, union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { contentKinds } from '../../content/kinds.ts';
import { clubs, participants, tournaments } from '../../db/schema.ts';
import { uploadName } from '../../files/uploads.ts';
import type { ListedFileStore } from './listedFileStore.ts';
import { isVariant } from './pictureVariants.ts';

const minAge = 60 * 60 * 1000;
const maxVariantAge = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes uploads that no row names: the server was killed after it had written the file,
 * or before it had removed a replaced one. Files younger than an hour are kept: another server may be
 * about to save their paths. Also removes variants of pictures that are older than a month: those that
 * are in use are made again.
 */
export async function removeUnusedUploads(
  files: ListedFileStore,
  db: Database,
  now: Date,
): Promise<void> {
  const uploads: string[] = [];
  for await (const { path, modifiedAt } of files.list()) {
    const age = now.getTime() - modifiedAt.getTime();
    if (uploadName.test(path) && age > minAge) uploads.push(path);
    if (isVariant(path) && age > maxVariantAge) await files.remove(path);
  }
  if (uploads.length === 0) return;
  const rows = await union(
    db.select({ path: clubs.logo }).from(clubs),
    db.select({ path: clubs.banner }).from(clubs),
    db.select({ path: participants.profilePicture }).from(participants),
    db.select({ path: participants.banner }).from(participants),
    db.select({ path: tournaments.image }).from(tournaments),
  );
  const used = new Set(rows.map(({ path }) => path));
  for (const { table, files: stored } of contentKinds)
    for (const { column } of stored)
      for (const { path } of await selectPaths(db, table, column)) used.add(path);
  for (const path of uploads) if (!used.has(path)) await files.remove(path);
}

/** Returns what a column of stored paths has; throws if the table has no such column. */
function selectPaths(db: Database, table: PgTable, name: string) {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`There is no column ${name}`);
  return db.select({ path: sql<string | null>`${column}` }).from(table);
}
