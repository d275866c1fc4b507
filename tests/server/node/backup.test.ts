import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import * as schema from '../../../server/db/schema.ts';
import { OtherSchemaError, tables } from '../../../server/db/transfer.ts';
import {
  DamagedBackupError,
  restoreBackup,
  writeBackup,
} from '../../../server/node/database/backup.ts';
import { createDiskFileStore } from '../../../server/node/files/diskFileStore.ts';
import { removeUnusedUploads } from '../../../server/node/files/unusedUploads.ts';
import { openTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';

const { banners, galleryItems, participants } = schema;
const noon = new Date('2026-11-22T12:00:00Z');
const hash = 'a'.repeat(32);

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'robolaga-backup-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function createStorage() {
  const storage = mkdtempSync(join(folder, 'storage-'));
  return { storage, files: createDiskFileStore(storage) };
}

/** Returns the rows of every table in a fixed order. */
async function readRows({ db }: TestDatabase): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    tables.map(async (table) => {
      const { rows } = (await db.execute(
        sql`select row_to_json(${table})::text as row from ${table} order by 1`,
      )) as { rows: object[] };
      return [getTableName(table), rows];
    }),
  );
  return Object.fromEntries(entries) as Record<string, unknown>;
}

async function backUp(name: string) {
  const { files } = createStorage();
  await files.write('participants/1.jpg', Buffer.from([0, 255, 10, 13]));
  await files.write('clubs/2/ä b.svg', Buffer.from('<svg/>'));
  const path = join(folder, name);
  const counts = await writeBackup({ db: database.db, files }, path, noon);
  return { path, counts };
}

const readLines = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n');

it('a backup has every table, its file is closed to others, and nothing else is left', async () => {
  const { path, counts } = await backUp('all');
  const named = readLines(path).join('\n');
  for (const table of Object.values(schema).filter((value) => is(value, PgTable)))
    expect(tables).toContain(table);
  expect(named).toContain('"table":"participants"');
  expect(counts).toEqual({ rows: expect.any(Number), files: 2 });
  expect(counts.rows).toBeGreaterThan(1000);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

it('restoring it brings rows, files and the next ids into another database', async () => {
  await database.db
    .update(participants)
    .set({ name: 'Ani "A"\n\\ 🤖', createdAt: new Date('2026-01-01T00:00:00.123Z') })
    .where(eq(participants.id, 2));
  await database.db.delete(schema.scores);
  const { path, counts } = await backUp('round-trip');
  const target = await openTestDatabase();
  onTestFinished(() => target.close());
  const { storage, files } = createStorage();
  expect(await restoreBackup({ db: target.db, files }, path)).toEqual(counts);
  expect(await readRows(target)).toEqual(await readRows(database));
  expect((await files.read('participants/1.jpg'))?.bytes).toEqual(Buffer.from([0, 255, 10, 13]));
  expect(readdirSync(join(storage, 'clubs/2'))).toEqual(['ä b.svg']);
  const addPerson = async ({ db }: TestDatabase) => {
    const [person] = await db
      .insert(participants)
      .values({ name: 'Baru', email: 'baru@contoh.id', passwordHash: 'hash' })
      .returning();
    return person?.id;
  };
  expect(await addPerson(target)).toBe(await addPerson(database));
});

it.each([
  [
    'its end is missing',
    (bytes: Buffer) => {
      const lines = gunzipSync(bytes).toString().split('\n');
      return gzipSync(`${lines.slice(0, -2).join('\n')}\n`);
    },
  ],
  ['it was cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['it is another file', () => Buffer.from('no backup')],
  ['it is empty', () => gzipSync('')],
])('a backup is refused if %s, and nothing changes', async (_, damage) => {
  const { path } = await backUp('damaged');
  writeFileSync(path, damage(readFileSync(path)));
  const before = await readRows(database);
  const { storage, files } = createStorage();
  await expect(restoreBackup({ db: database.db, files }, path)).rejects.toThrow(DamagedBackupError);
  expect(await readRows(database)).toEqual(before);
  expect(readdirSync(storage)).toEqual([]);
});

it('a backup of other tables is refused, and no row changes', async () => {
  const { path } = await backUp('other');
  const other = readLines(path)
    .join('\n')
    .replace(/"migration":"\w+"/, '"migration":"other"');
  writeFileSync(path, gzipSync(other));
  const before = await readRows(database);
  const { files } = createStorage();
  await expect(restoreBackup({ db: database.db, files }, path)).rejects.toThrow(OtherSchemaError);
  expect(await readRows(database)).toEqual(before);
});

it('uploads that no row names are removed once they are an hour old', async () => {
  const { storage, files } = createStorage();
  const used = `participants/3-picture-${hash}.jpg`;
  await database.db
    .update(participants)
    .set({ profilePicture: used })
    .where(eq(participants.id, 3));
  const banner = `banners/1-${hash}.jpg`;
  await database.db.update(banners).set({ image: banner }).where(eq(banners.id, 1));
  const item = `galleries/1-${hash}.jpg`;
  await database.db.update(galleryItems).set({ image: item }).where(eq(galleryItems.id, 1));
  const kept = [used, banner, item, 'clubs/logo.jpg'];
  const old = [...kept, `participants/3-banner-${hash}.jpg`, `clubs/1-${hash}.jpg`];
  const young = `participants/4-picture-${hash}.jpg`;
  for (const path of [...old, young]) {
    await mkdir(join(storage, path, '..'), { recursive: true });
    writeFileSync(join(storage, path), 'picture');
    const age = path === young ? 3500 : 3700;
    utimesSync(join(storage, path), noon, noon.getTime() / 1000 - age);
  }
  await removeUnusedUploads(files, database.db, noon);
  const left = readdirSync(storage, { recursive: true }).filter((name) =>
    String(name).endsWith('.jpg'),
  );
  expect(left.sort()).toEqual([...kept, young].sort());
});
