import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { joinRegistrations } from '../db/joinRegistrations.ts';
import { categories, registrations, standings, teams, tournaments } from '../db/schema.ts';
import { isProvisional } from '../scores/public/isProvisional.ts';
import { shownTournament } from '../tournaments/queries.ts';

/**
 * Returns what a club's teams are registered for, without drafts: the latest tournament first, in it the
 * best places first and those without one last. Which places may still change is that of `today`
 * (YYYY-MM-DD).
 */
export function findClubResults(db: Database, clubId: number, today: string) {
  return joinRegistrations(
    db
      .select({
        tournament: shownTournament,
        team: { id: teams.id, name: teams.name },
        category: { id: categories.id, name: categories.name },
        rank: standings.place,
        isProvisional: isProvisional(today),
      })
      .from(registrations)
      .$dynamic(),
  )
    .leftJoin(standings, eq(standings.registrationId, registrations.id))
    .where(and(eq(teams.clubId, clubId), ne(tournaments.status, 'draft')))
    .orderBy(
      desc(tournaments.date),
      desc(tournaments.id),
      sql`${standings.place} nulls last`,
      asc(teams.name),
      asc(teams.id),
    );
}

/** Returns a club's teams that are registered in tournaments, by date and title of these and name. */
export const findClubTournamentTeams = (db: Database, clubId: number) =>
  joinRegistrations(
    db
      .select({
        tournament: {
          ...shownTournament,
          image: tournaments.image,
        },
        team: { id: teams.id, name: teams.name, category: categories.name },
      })
      .from(registrations)
      .$dynamic(),
  )
    .where(eq(teams.clubId, clubId))
    .orderBy(
      asc(tournaments.date),
      asc(tournaments.title),
      asc(tournaments.id),
      asc(teams.name),
      asc(teams.id),
    );
