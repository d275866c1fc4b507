import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { databaseUrl, migrationsFolder } from './testDatabase.ts';

/** Returns a folder with the first migrations only. */
async function copyFirst(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** Returns how many migrations come before the one of this name. */
export async function countBefore(name: string): Promise<number> {
  const journal = JSON.parse(
    await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  ) as { entries: { tag: string }[] };
  return journal.entries.findIndex(({ tag }) => tag === name);
}

/** Runs a test on a database with the first migrations only. */
export async function upgrade(
  count: number,
  work: (pool: Pool, migrateToEnd: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `upgraded_${count}_${process.pid}`;
  const admin = new Pool({ connectionString: server });
  await admin.query(`create database ${name}`);
  const pool = new Pool({ connectionString: databaseUrl(server, name) });
  const earlier = await copyFirst(count);
  try {
    const db = drizzle({ client: pool });
    await migrate(db, { migrationsFolder: earlier });
    await work(pool, () => migrate(db, { migrationsFolder }));
  } finally {
    await pool.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
    await rm(earlier, { recursive: true });
  }
}
