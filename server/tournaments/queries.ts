import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, union, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import {
  arenas,
  categories,
  clubs,
  planSlots,
  registrations,
  teams,
  tournamentCategories,
  tournaments,
} from '../db/schema.ts';
import { namedClub } from '../db/knownClub.ts';
import { cutPage, folded, type ListPage } from '../db/listPage.ts';
import { hasWord, schoolWords } from '../db/search.ts';
import { isNotOver, lastDay } from '../db/tournamentDays.ts';

type CategoryOfTournament = {
  id: number;
  name: string;
  description: string;
  capacity: number | null;
  /** How many teams are registered; null if the capacity is. */
  registered: number | null;
};

export type TournamentRow = typeof tournaments.$inferSelect & {
  categories: CategoryOfTournament[];
};

/** What is selected of a tournament where something else is listed with it. */
export const shownTournament = {
  id: tournaments.id,
  title: tournaments.title,
  date: tournaments.date,
  startTime: tournaments.startTime,
  endDate: tournaments.endDate,
  endTime: tournaments.endTime,
  timeZone: tournaments.timeZone,
  venue: tournaments.venue,
  city: tournaments.city,
  province: tournaments.province,
  status: tournaments.status,
};

/** How many teams are registered in a category of a tournament. */
export const registeredTeams = sql<number>`(select count(*)::integer from ${registrations}
  where ${registrations.tournamentId} = ${tournamentCategories.tournamentId}
  and ${registrations.categoryId} = ${tournamentCategories.categoryId})`;

type CategoryLink<Category, Registered> = {
  tournamentId: number;
  category: Category;
  capacity: number | null;
  registered: Registered;
};

/** Returns the tournaments with their categories, in the order of `links`. */
export function joinCategories<Row extends { id: number }, Category extends object, Registered>(
  rows: Row[],
  links: CategoryLink<Category, Registered>[],
) {
  const byTournament = Map.groupBy(links, ({ tournamentId }) => tournamentId);
  return rows.map((row) => ({
    ...row,
    categories: (byTournament.get(row.id) ?? []).map(({ category, capacity, registered }) => ({
      ...category,
      capacity,
      registered,
    })),
  }));
}

/** Drafts are for organisers. */
const isPublic = ne(tournaments.status, 'draft');

async function withCategories(
  db: Database,
  rows: (typeof tournaments.$inferSelect)[],
): Promise<TournamentRow[]> {
  if (rows.length === 0) return [];
  const links = await db
    .select({
      tournamentId: tournamentCategories.tournamentId,
      category: {
        id: categories.id,
        name: categories.name,
        description: categories.description,
      },
      capacity: tournamentCategories.capacity,
      registered: sql<
        number | null
      >`case when ${tournamentCategories.capacity} is not null then ${registeredTeams} end`,
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
  return joinCategories(rows, links);
}

export type TournamentFilter = {
  search?: string | undefined;
  category?: string | undefined;
  /** As YYYY-MM. */
  month?: string | undefined;
  /** Selects ids. */
  closest?: SQL | undefined;
};

const monthOf = (date: PgColumn | SQL) => sql<string>`to_char(${date}::date, 'YYYY-MM')`;

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

/** Selects the public tournaments of a filter. */
export const isListed = (
  db: Database,
  { search, category, month, closest }: TournamentFilter,
): SQL | undefined =>
  and(
    isPublic,
    ...schoolWords(search).map((word) =>
      or(
        ...[tournaments.title, tournaments.venue, tournaments.city].map((column) =>
          hasWord(folded(column), word),
        ),
        hasCategory(db, hasWord(folded(categories.name), word)),
      ),
    ),
    closest && sql`${tournaments.id} in ${closest}`,
    category === undefined ? undefined : hasCategory(db, eq(categories.name, category)),
    month === undefined
      ? undefined
      : sql`${month} between ${monthOf(tournaments.date)} and ${monthOf(lastDay)}`,
  );

/**
 * Returns tournaments with their categories: those of `today` and later, the nearest first, then
 * those that are over, the latest first.
 */
export async function findTournaments(
  db: Database,
  { today, page, ...filter }: { today: string } & TournamentFilter & ListPage,
): Promise<TournamentRow[]> {
  const isOver = sql`${lastDay} < ${today}`;
  const listed = isListed(db, filter);
  // Each half in the order of the index, no further than the page. A search reads all of them anyway.
  const half = (condition: SQL, ...order: SQL[]) =>
    db
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(and(listed, condition))
      .orderBy(...order)
      .limit(page ? page.offset + page.limit : 0);
  const upToPage = unionAll(
    half(isNotOver(today), asc(tournaments.date), desc(tournaments.id)),
    half(isOver, desc(tournaments.date), asc(tournaments.id)),
  );
  const found = db
    .select()
    .from(tournaments)
    .where(page && !filter.search && !filter.closest ? inArray(tournaments.id, upToPage) : listed)
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
        db
          .select({ id: tournamentCategories.categoryId })
          .from(tournamentCategories)
          .innerJoin(tournaments, eq(tournaments.id, tournamentCategories.tournamentId))
          .where(isPublic),
      ),
    )
    .orderBy(asc(categories.name));
  return rows.map(({ name }) => name);
}

/** Returns the months in which tournaments are, as YYYY-MM, the earliest first. */
export async function findTournamentMonths(db: Database): Promise<string[]> {
  // Far fewer dates than tournaments are formatted.
  const datesOf = (date: SQL) =>
    db
      .selectDistinct({ date: date.as('date') })
      .from(tournaments)
      .where(isPublic);
  const dates = union(datesOf(sql`${tournaments.date}`), datesOf(lastDay)).as('dates');
  const month = monthOf(sql`${dates.date}`);
  const rows = await db.selectDistinct({ month }).from(dates).orderBy(asc(month));
  return rows.map(({ month }) => month);
}

/** Returns a public tournament with its categories; undefined if it does not exist or is a draft. */
export async function findTournament(db: Database, id: number): Promise<TournamentRow | undefined> {
  const [tournament] = await withCategories(
    db,
    await db
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.id, id), isPublic)),
  );
  return tournament;
}

/** Whether runs or matches of a tournament are planned. */
export async function hasSchedule(db: Database, tournamentId: number): Promise<boolean> {
  const [slot] = await db
    .select({ id: planSlots.id })
    .from(planSlots)
    .innerJoin(arenas, eq(arenas.id, planSlots.arenaId))
    .where(eq(arenas.tournamentId, tournamentId))
    .limit(1);
  return slot !== undefined;
}

/** Returns the teams registered in a tournament with their category and club, by name. */
export const findTournamentTeams = (db: Database, tournamentId: number) =>
  db
    .selectDistinct({
      id: teams.id,
      name: teams.name,
      startNumber: registrations.startNumber,
      logo: teams.logo,
      category: categories.name,
      club: { id: clubs.id, name: clubs.name },
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .leftJoin(clubs, namedClub)
    .where(eq(registrations.tournamentId, tournamentId))
    .orderBy(asc(teams.name), asc(teams.id));
