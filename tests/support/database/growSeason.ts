import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';

/**
 * Adds copies of each club, participant, team, tournament, registration and score to the
 * demonstration's, until there are `factor` times as many. The ids of copies follow those of the rows
 * that are there. Names of teams and clubs differ at their start, and
 * tournaments in their dates, so that each page has all kinds.
 */
export async function growSeason(db: Database, factor: number): Promise<void> {
  if (factor === 1) return;
  const copies = sql.raw(`generate_series(1, ${factor - 1}) as copy`);
  // Ids of copies: far enough apart for the rows of the demonstration.
  const of = (id: string) => sql.raw(`${id} + copy * 10000`);
  const renamed = sql.raw('left(md5((id * copy)::text), 2) || substr(name, 3)');
  await db.transaction(async (transaction) => {
    for (const statement of [
      sql`insert into clubs (id, name, email, phone, password_hash, pin_hash, code, bio, logo,
          is_active, created_at) overriding system value
        select ${of('id')}, ${renamed}, copy || email, phone, password_hash, pin_hash,
          'X' || ${of('id')}, bio, logo, is_active, created_at from clubs, ${copies}`,
      sql`insert into participants overriding system value
        select ${of('id')}, name, copy || email, password_hash, profile_picture, banner, club_id,
          created_at from participants, ${copies}`,
      sql`insert into teams overriding system value
        select ${of('id')}, left(code, 7) || lpad((${of('id')})::text, 8, '0'), ${renamed}, logo,
          club_id, category_id, created_at from teams, ${copies}`,
      sql`insert into team_members select ${of('team_id')}, ${of('participant_id')}, category_id,
        level, position from team_members, ${copies}`,
      sql`insert into tournaments overriding system value
        select ${of('id')}, title, image, date + (id * 7 + copy) % 100 from tournaments, ${copies}`,
      sql`insert into tournament_categories
        select ${of('tournament_id')}, category_id from tournament_categories, ${copies}`,
      sql`insert into registrations (id, tournament_id, team_id, category_id, start_number, created_at)
        overriding system value
        select ${of('id')}, ${of('tournament_id')}, ${of('team_id')}, category_id, start_number,
          created_at from registrations, ${copies}`,
      sql`insert into scores (id, registration_id, category_id, points, time)
        overriding system value
        select ${of('id')}, ${of('registration_id')}, category_id, points, time
        from scores, ${copies}`,
    ])
      await transaction.execute(statement);
  });
  // As PostgreSQL does by itself a minute after such a change.
  await db.execute(sql`vacuum analyze`);
}

const tournaments = '/api/tournaments?page=1&per_page=8';
const found = 'page=1&per_page=20';

/** What the client requests for a page of the product. */
export const pageRequests: Record<string, string[]> = {
  home: ['/api/banners', '/api/categories', '/api/scores?limit=5', tournaments],
  teams: ['/api/teams?page=1&per_page=20'],
  clubs: ['/api/gh-schools?only_active=1&page=1&per_page=24'],
  tournaments: [tournaments],
  results: ['/api/scores?tournament=1&category=1'],
  search: [
    tournaments,
    '/api/categories',
    '/api/blogs',
    `/api/tournaments?search=garuda&${found}`,
    `/api/teams?search=garuda&${found}`,
    `/api/gh-schools?search=garuda&only_active=1&${found}`,
  ],
};
