import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { joinRegistrations } from '../db/joinRegistrations.ts';
import { categories, registrations, standings, teams, tournaments } from '../db/schema.ts';
import { isProvisional } from '../scores/public/isProvisional.ts';
import { selectWithdrawnTournaments } from '../tournaments/changes.ts';
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

/**
 * Selects the tournaments that a club follows: those in which a team of it is registered, and until the day after
 * it those from which an organiser has withdrawn its last one. `today` is the day on which it is asked.
 */
const isFollowed = (db: Database, owner: { clubId: number; today: string }) =>
  inArray(
    tournaments.id,
    db
      .select({ id: registrations.tournamentId })
      .from(registrations)
      .innerJoin(teams, eq(teams.id, registrations.teamId))
      .where(eq(teams.clubId, owner.clubId))
      .union(selectWithdrawnTournaments(db, owner)),
  );

export const countFollowedTournaments = (
  db: Database,
  owner: { clubId: number; today: string },
): Promise<number> => db.$count(tournaments, isFollowed(db, owner));

/** Returns the tournaments that a club follows by date and title, each with its registered teams by name. */
export async function findFollowedTournaments(
  db: Database,
  owner: { clubId: number; today: string },
) {
  const followed = await db
    .select({ ...shownTournament, image: tournaments.image })
    .from(tournaments)
    .where(isFollowed(db, owner))
    .orderBy(asc(tournaments.date), asc(tournaments.title), asc(tournaments.id));
  const rows = await joinRegistrations(
    db
      .select({
        tournamentId: registrations.tournamentId,
        team: { id: teams.id, name: teams.name, category: categories.name },
      })
      .from(registrations)
      .$dynamic(),
  )
    .where(eq(teams.clubId, owner.clubId))
    .orderBy(asc(teams.name), asc(teams.id));
  const teamsOf = Map.groupBy(rows, ({ tournamentId }) => tournamentId);
  return followed.map((tournament) => ({
    tournament,
    teams: (teamsOf.get(tournament.id) ?? []).map(({ team }) => team),
  }));
}
