import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { joinRegistrations } from '../db/joinRegistrations.ts';
import { categories, registrations, teams, tournaments } from '../db/schema.ts';
import { rankedScores } from '../scores/public/rankedScores.ts';
import { shownTournament } from '../tournaments/queries.ts';

/**
 * Returns what a club's teams are registered for, without drafts: the latest tournament first, in it the
 * best ranks first and those without a score last.
 */
export function findClubResults(db: Database, clubId: number) {
  const ownTournaments = db
    .select({ id: registrations.tournamentId })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(teams.clubId, clubId));
  const ranked = rankedScores(db, ownTournaments);
  return joinRegistrations(
    db
      .select({
        tournament: { ...shownTournament, status: tournaments.status },
        team: { id: teams.id, name: teams.name },
        category: { id: categories.id, name: categories.name },
        rank: sql<number | null>`${ranked.rank}`,
      })
      .from(registrations)
      .$dynamic(),
  )
    .leftJoin(ranked, eq(ranked.registrationId, registrations.id))
    .where(and(eq(teams.clubId, clubId), ne(tournaments.status, 'draft')))
    .orderBy(
      desc(tournaments.date),
      desc(tournaments.id),
      sql`${ranked.rank} nulls last`,
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
          status: tournaments.status,
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
