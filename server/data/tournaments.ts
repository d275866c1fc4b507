import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  categories,
  registrations,
  scores,
  teams,
  tournamentCategories,
  tournaments,
} from '../db/schema.ts';

export type TournamentRow = typeof tournaments.$inferSelect & {
  categories: { id: number; name: string; description: string }[];
};

async function withCategories(
  db: Database,
  rows: (typeof tournaments.$inferSelect)[],
): Promise<TournamentRow[]> {
  if (rows.length === 0) return [];
  const links = await db
    .select({
      tournamentId: tournamentCategories.tournamentId,
      id: categories.id,
      name: categories.name,
      description: categories.description,
    })
    .from(tournamentCategories)
    .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
    .where(
      inArray(
        tournamentCategories.tournamentId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(categories.id));
  const byTournament = Map.groupBy(links, (link) => link.tournamentId);
  return rows.map((row) => ({
    ...row,
    categories: (byTournament.get(row.id) ?? []).map(({ id, name, description }) => ({
      id,
      name,
      description,
    })),
  }));
}

/** Returns all tournaments with their categories, latest date first. */
export async function findTournaments(db: Database): Promise<TournamentRow[]> {
  return withCategories(
    db,
    await db.select().from(tournaments).orderBy(desc(tournaments.date), asc(tournaments.id)),
  );
}

/** Returns a tournament with its categories; undefined if it does not exist. */
export async function findTournament(db: Database, id: number): Promise<TournamentRow | undefined> {
  const [tournament] = await withCategories(
    db,
    await db.select().from(tournaments).where(eq(tournaments.id, id)),
  );
  return tournament;
}

/** Returns the teams registered in a tournament, by name. */
export const findTournamentTeams = (db: Database, tournamentId: number) =>
  db
    .selectDistinct({ id: teams.id, name: teams.name })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(registrations.tournamentId, tournamentId))
    .orderBy(asc(teams.name), asc(teams.id));

/** Returns all scores with their category, team and tournament. */
export const findScores = (db: Database) =>
  db
    .select({
      points: scores.points,
      time: scores.time,
      tournamentId: registrations.tournamentId,
      category: { id: categories.id, name: categories.name },
      team: { id: teams.id, name: teams.name },
    })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .orderBy(asc(scores.id));
