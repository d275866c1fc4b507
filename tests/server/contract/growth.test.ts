import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { growSeason, pageRequests } from '../../support/database/growSeason.ts';
import {
  openTestDatabase,
  type TestDatabase,
  testPasswords,
  testPictures,
} from '../../support/database/testDatabase.ts';

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

const factor = 10;

async function readBytes(paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const response = await app.request(path);
    expect(response.status, path).toBe(200);
    bytes += (await response.arrayBuffer()).byteLength;
  }
  return bytes;
}

const measurePages = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(pageRequests).map(async ([page, paths]) => [page, await readBytes(paths)]),
    ),
  ) as Record<string, number>;

it('a season of ten times the data does not make the answers for a page longer', async () => {
  const before = await measurePages();
  const whole = await readBytes(['/api/teams', '/api/tournaments', '/api/gh-schools']);
  await growSeason(database.db, factor);
  const { rows } = (await database.db.execute(sql`select (select count(*) from teams)::int as teams,
    (select count(*) from clubs)::int as clubs, (select count(*) from tournaments)::int as tournaments,
    (select count(*) from scores)::int as scores`)) as { rows: Record<string, number>[] };
  expect(rows).toEqual([
    {
      teams: 120 * factor,
      clubs: 25 * factor,
      tournaments: 30 * factor,
      scores: expect.any(Number) as number,
    },
  ]);
  const after = await measurePages();
  for (const [page, bytes] of Object.entries(before))
    expect(after[page], page).toBeLessThan(1.2 * bytes);
  // Of everything that is searched, less than a half of what all lists of today are.
  expect(after.search).toBeLessThan(0.5 * whole);
});
