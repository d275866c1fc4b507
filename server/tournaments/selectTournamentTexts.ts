import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, tournamentCategories, tournaments } from '../db/schema.ts';
import { isListed, type TournamentFilter } from './queries.ts';

/** Selects what tournaments are searched by. */
export function selectTournamentTexts(db: Database, filter: TournamentFilter) {
  const { title, venue, city, province } = tournaments;
  const names = sql`(select string_agg(${categories.name}, ' ') from ${tournamentCategories}
    join ${categories} on ${categories.id} = ${tournamentCategories.categoryId}
    where ${tournamentCategories.tournamentId} = ${tournaments.id})`;
  const text = sql<string>`concat_ws(' ', ${title}, ${venue}, ${city}, ${province}, ${names})`;
  return db
    .select({ id: tournaments.id, text: text.as('text') })
    .from(tournaments)
    .where(isListed(db, filter));
}
