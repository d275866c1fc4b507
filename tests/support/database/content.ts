import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { exportContent } from '../../../scripts/content/exportContent.ts';
import { describeChanges, describeProblems } from '../../../scripts/content/describeImport.ts';
import { importContent } from '../../../scripts/content/importContent.ts';
import type { Database } from '../../../server/db/database.ts';
import type { FileStore } from '../../../server/services/fileStore.ts';
import { createMemoryFiles, openTestDatabase, testPictures } from './testDatabase.ts';

/** A database with its files. */
export type World = { db: Database; files: FileStore };

const tables = sql`banners, videos, gallery_items, blogs, journal, scores, registrations,
  team_members, teams, tournament_categories, tournaments, categories`;

const now = new Date('2026-11-22T12:00:00Z');
const document = readDocument();

/** Gives tests databases and folders, which are removed afterwards. */
export function useContent() {
  const parent = mkdtempSync(join(tmpdir(), 'robolaga-content-'));
  const opened: { close: () => Promise<unknown> }[] = [];
  afterAll(async () => {
    for (const { close } of opened) await close();
    rmSync(parent, { recursive: true, force: true });
  });
  const openDemonstration = async (): Promise<World> => {
    const database = await openTestDatabase();
    opened.push(database);
    return database;
  };
  const newFolder = () => mkdtempSync(join(parent, 'folder-'));
  return {
    openDemonstration,
    async openEmpty(): Promise<World> {
      const { db } = await openDemonstration();
      await db.execute(sql`truncate ${tables} restart identity cascade`);
      return { db, files: createMemoryFiles() };
    },
    newFolder,
    async exportTo(world: World): Promise<string> {
      const folder = newFolder();
      await exportContent({ ...world, folder });
      return folder;
    },
  };
}

type Options = { isDryRun?: boolean; organiserId?: number };

/** Imports a folder, by default in the name of the first organiser, and returns the lines that are printed, or the problems. */
export async function importFrom(world: World, folder: string, options: Options = {}) {
  const { isDryRun = false, organiserId = 1 } = options;
  const imported = await importContent({
    ...world,
    pictures: testPictures,
    document,
    folder,
    now,
    organiserId: isDryRun ? undefined : organiserId,
  });
  return {
    problems: describeProblems(imported.problems),
    lines: describeChanges(imported, { isDryRun }),
  };
}

/** Returns the content of all files of a folder. */
export function readFolder(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path)).toString('base64')]),
  );
}

/** Returns all rows that an import may write, and the version of the public content. */
export async function readRows({ db }: World): Promise<unknown> {
  const rows: unknown[] = [];
  for (const name of [
    'categories',
    'tournaments',
    'tournament_categories',
    'scores',
    'banners',
    'videos',
    'gallery_items',
    'blogs',
    'journal',
    'content_version',
  ])
    rows.push(
      await db.execute(
        sql`select row_to_json(t)::text as row, ctid::text from ${sql.identifier(name)} t order by 1`,
      ),
    );
  return rows.map((result) => (result as { rows: object[] }).rows);
}

/** Changes a text file of a folder. */
export function edit(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
