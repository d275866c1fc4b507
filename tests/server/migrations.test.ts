import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { databaseUrl, migrationsFolder } from '../support/database/testDatabase.ts';

/** Returns a folder with the first migrations only. */
async function copyFirst(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** Migrates a database of its own to the first migrations, runs `fill`, and migrates it to the last. */
async function upgrade(
  count: number,
  fill: string,
  check: (pool: Pool) => Promise<void>,
): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `upgraded_${process.pid}`;
  const admin = new Pool({ connectionString: server });
  await admin.query(`create database ${name}`);
  const pool = new Pool({ connectionString: databaseUrl(server, name) });
  const earlier = await copyFirst(count);
  try {
    const db = drizzle({ client: pool });
    await migrate(db, { migrationsFolder: earlier });
    await pool.query(fill);
    await migrate(db, { migrationsFolder });
    await check(pool);
  } finally {
    await pool.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
    await rm(earlier, { recursive: true });
  }
}

it('scores of an earlier version get the category of their registration, articles their publication', () =>
  upgrade(
    6,
    `insert into categories (name, description, logo, long_description)
        values ('A', '', '', ''), ('B', '', '', '');
      insert into blogs (title, slug, content, created_at)
        values ('Kiat', 'kiat', '<p>Isi.</p>', '2026-01-02T03:04:05Z');
      insert into clubs (name, email, phone, password_hash, pin_hash, code)
        values ('Klub', 'klub@contoh.id', '1', '', '', 'ABCD');
      insert into tournaments (title, date) values ('Final', '2026-01-01');
      insert into tournament_categories values (1, 2);
      insert into teams (code, name, club_id, category_id) values ('X-ABCD-00001', 'Tim', 1, 2);
      insert into registrations (tournament_id, team_id, category_id) values (1, 1, 2);
      insert into scores (registration_id, points, time) values (1, 5, '00:01.00')`,
    async (pool) => {
      const { rows } = await pool.query('select registration_id, category_id, points from scores');
      expect(rows).toEqual([{ registration_id: 1, category_id: 2, points: 5 }]);
      const articles = await pool.query('select published_at, version from blogs');
      expect(articles.rows).toEqual([
        { published_at: new Date('2026-01-02T03:04:05Z'), version: 1 },
      ]);
    },
  ));

it.each([
  [
    'the oldest who can sign in',
    "('A', 'a', '1', now(), '2026-01-01'), ('B', 'b', null, null, '2026-01-02'), ('C', 'c', '1', null, '2026-01-04'), ('D', 'd', '1', null, '2026-01-03')",
    'D',
  ],
  [
    'the oldest who is not deactivated',
    "('A', 'a', null, now(), '2026-01-01'), ('B', 'b', null, null, '2026-01-02')",
    'B',
  ],
  [
    'the oldest if all are deactivated',
    "('A', 'a', null, now(), '2026-01-02'), ('B', 'b', null, now(), '2026-01-01')",
    'B',
  ],
])('of the organisers of an earlier version, %s is the owner', (_who, values, owner) =>
  upgrade(
    19,
    `insert into organisers (name, email, password_hash, deactivated_at, created_at) values ${values}`,
    async (pool) => {
      const { rows } = await pool.query("select name from organisers where role = 'owner'");
      expect(rows).toEqual([{ name: owner }]);
    },
  ),
);
