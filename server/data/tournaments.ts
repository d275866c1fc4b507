import { and, asc, desc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  categories,
  clubs,
  registrations,
  scores,
  teams,
  tournamentCategories,
  tournaments,
} from '../db/schema.ts';
import { containsWord, cutPage, type ListPart, searchWords } from './listPart.ts';

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

type TournamentFilter = {
  search?: string | undefined;
  category?: string | undefined;
  /** As YYYY-MM. */
  month?: string | undefined;
};

const monthOf = sql<string>`to_char(${tournaments.date}::date, 'YYYY-MM')`;

/** Selects the tournaments with a category that meets a condition. */
const hasCategory = (db: Database, condition: SQL | undefined): SQL =>
  inArray(
    tournaments.id,
    db
      .select({ id: tournamentCategories.tournamentId })
      .from(tournamentCategories)
      .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
      .where(condition),
  );

const isListed = (db: Database, { search, category, month }: TournamentFilter): SQL | undefined =>
  and(
    ...searchWords(search).map((word) =>
      or(
        containsWord(tournaments.title, word),
        hasCategory(db, containsWord(categories.name, word)),
      ),
    ),
    category === undefined ? undefined : hasCategory(db, eq(categories.name, category)),
    month === undefined ? undefined : sql`${monthOf} = ${month}`,
  );

/**
 * Returns tournaments with their categories: those of `today` and later, the nearest first, then
 * those that are over, the latest first.
 */
export async function findTournaments(
  db: Database,
  { today, page, ...filter }: { today: string } & TournamentFilter & ListPart,
): Promise<TournamentRow[]> {
  const isOver = sql`${tournaments.date} < ${today}`;
  const found = db
    .select()
    .from(tournaments)
    .where(isListed(db, filter))
    .orderBy(
      isOver,
      sql`case when not ${isOver} then ${tournaments.date} end`,
      desc(tournaments.date),
      sql`case when ${isOver} then ${tournaments.id} else -${tournaments.id} end`,
    )
    .$dynamic();
  return withCategories(db, await cutPage(found, page));
}

export const countTournaments = (db: Database, filter: TournamentFilter): Promise<number> =>
  db.$count(tournaments, isListed(db, filter));

/** Returns the names of the categories that tournaments have, in alphabetical order. */
export async function findTournamentCategoryNames(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: categories.name })
    .from(categories)
    .where(
      inArray(
        categories.id,
        db.select({ id: tournamentCategories.categoryId }).from(tournamentCategories),
      ),
    )
    .orderBy(asc(categories.name));
  return rows.map(({ name }) => name);
}

/** Returns the months in which tournaments are, as YYYY-MM, the earliest first. */
export async function findTournamentMonths(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ month: monthOf }).from(tournaments).orderBy(asc(monthOf));
  return rows.map(({ month }) => month);
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

type ScoreFilter = {
  categoryId?: number | undefined;
  tournamentId?: number | undefined;
  /** How many of each category, the best ones: by points, then by time as text. */
  limit?: number | undefined;
};

/** Returns scores with their category, team, club and tournament, in the order in which they were added. */
export function findScores(db: Database, { categoryId, tournamentId, limit }: ScoreFilter = {}) {
  const matching = and(
    categoryId === undefined ? undefined : eq(registrations.categoryId, categoryId),
    tournamentId === undefined ? undefined : eq(registrations.tournamentId, tournamentId),
  );
  const place = sql<number>`row_number() over (partition by ${registrations.categoryId}
    order by ${scores.points} desc, ${scores.time} collate "C", ${scores.id})`;
  const placed = db
    .select({ id: scores.id, place: place.as('place') })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .where(matching)
    .as('placed');
  const best = db
    .select({ id: placed.id })
    .from(placed)
    .where(lte(placed.place, limit ?? 0));
  return db
    .select({
      points: scores.points,
      time: scores.time,
      tournamentId: registrations.tournamentId,
      tournament: { title: tournaments.title, date: tournaments.date },
      category: { id: categories.id, name: categories.name },
      team: { id: teams.id, name: teams.name },
      club: { id: clubs.id, name: clubs.name },
    })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .leftJoin(clubs, and(eq(clubs.id, teams.clubId), clubs.isActive))
    .where(limit === undefined ? matching : inArray(scores.id, best))
    .orderBy(asc(scores.id));
}
