import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { readDocument } from '../../openapi/readDocument.ts';
import { createApp } from '../../server/app.ts';
import {
  openTestDatabase,
  type TestDatabase,
  testPasswords,
  testPictures,
} from '../support/testDatabase.ts';

let database: TestDatabase;
let app: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createApp({
    db: database.db,
    files: database.files,
    document: readDocument(),
    passwords: testPasswords,
    pictures: testPictures,
    now: () => new Date(),
  });
});
afterAll(() => database.close());

const factor = 100;

/**
 * Adds 99 copies of each participant, team, tournament, registration and score, whose ids follow
 * those of the rows that are there. The names of teams differ at their start, so that each page has
 * all kinds.
 */
async function growSeason(): Promise<void> {
  const copies = sql.raw(`generate_series(1, ${factor - 1}) as copy`);
  // Ids of copies: far enough apart for the rows of the demonstration.
  const of = (id: string) => sql.raw(`${id} + copy * 10000`);
  await database.db.transaction(async (transaction) => {
    for (const statement of [
      sql`insert into participants overriding system value
        select ${of('id')}, name, copy || email, password_hash, profile_picture, banner, club_id,
          created_at from participants, ${copies}`,
      sql`insert into teams overriding system value
        select ${of('id')}, left(code, 7) || lpad((${of('id')})::text, 8, '0'),
          left(md5((id * copy)::text), 2) || substr(name, 3), logo, club_id,
          category_id, created_at from teams, ${copies}`,
      sql`insert into team_members select ${of('team_id')}, ${of('participant_id')}, category_id,
        level, position from team_members, ${copies}`,
      sql`insert into tournaments overriding system value
        select ${of('id')}, title, image, date from tournaments, ${copies}`,
      sql`insert into tournament_categories
        select ${of('tournament_id')}, category_id from tournament_categories, ${copies}`,
      sql`insert into registrations overriding system value
        select ${of('id')}, ${of('tournament_id')}, ${of('team_id')}, category_id, created_at
        from registrations, ${copies}`,
      sql`insert into scores overriding system value
        select ${of('id')}, ${of('registration_id')}, points, time from scores, ${copies}`,
    ])
      await transaction.execute(statement);
  });
}

async function readBytes(paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const response = await app.request(path);
    expect(response.status, path).toBe(200);
    bytes += (await response.arrayBuffer()).byteLength;
  }
  return bytes;
}

it('a season of a hundred times the data does not make the answers for home and teams longer', async () => {
  const before = {
    home: await readBytes(['/api/banners', '/api/categories', '/api/scores']),
    teams: await readBytes(['/api/teams']),
    results: await readBytes(['/api/scores']),
  };
  await growSeason();
  const { rows } = (await database.db.execute(
    sql`select (select count(*) from teams)::int as teams, (select count(*) from scores)::int as scores`,
  )) as { rows: { teams: number; scores: number }[] };
  expect(rows).toEqual([{ teams: 120 * factor, scores: expect.any(Number) as number }]);
  const after = {
    home: await readBytes(['/api/banners', '/api/categories', '/api/scores?limit=5']),
    teams: await readBytes(['/api/teams?page=1&per_page=120']),
    results: await readBytes(['/api/scores?tournament=1&category=1']),
  };
  expect(after.home).toBeLessThan(1.2 * before.home);
  expect(after.teams).toBeLessThan(1.2 * before.teams);
  expect(after.results).toBeLessThan(1.2 * before.results);
});
