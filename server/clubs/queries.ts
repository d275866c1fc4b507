import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import { clubs, participants, teams } from '../db/schema.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { endLinks } from '../accounts/queries.ts';
import { cutPage, folded, type ListPage, startsLast } from '../db/listPage.ts';
import { hasWord, schoolWords } from '../db/search.ts';
import { isInRegion } from './regions.ts';

export type ClubRow = typeof clubs.$inferSelect;

type ClubFilter = {
  search?: string | undefined;
  slug?: string | undefined;
  isActive?: true | undefined;
  /** A province or a city. */
  region?: string | undefined;
  /** Selects ids. */
  closest?: SQL | undefined;
};

/** As `src/lib/clubs/clubSlug.ts`; a club whose name has no slug is found by its id. */
const clubSlug = sql`coalesce(nullif(regexp_replace(replace(lower(${clubs.name}), ' ', '-'),
  '[^a-z0-9-]', '', 'g'), ''), ${clubs.id}::text)`;

const isListed = ({ search, slug, isActive, region, closest }: ClubFilter): SQL | undefined =>
  and(
    ...schoolWords(search).map((word) => hasWord(folded(clubs.name), word)),
    closest && sql`${clubs.id} in ${closest}`,
    isActive && sql`${clubs.isActive}`,
    isInRegion(region),
    slug === undefined ? undefined : sql`${clubSlug} = ${slug.toLowerCase()}`,
  );

/** Returns clubs, also inactive ones, by name; those whose name begins with the search first. */
export const findClubs = (
  db: Database,
  { page, ...filter }: ClubFilter & ListPage = {},
): Promise<ClubRow[]> =>
  cutPage(
    db
      .select()
      .from(clubs)
      .where(isListed(filter))
      .orderBy(...startsLast(clubs.name, filter.search), asc(clubs.name), asc(clubs.id))
      .$dynamic(),
    page,
  );

export const countClubs = (db: Database, filter: ClubFilter): Promise<number> =>
  db.$count(clubs, isListed(filter));

/** Selects what clubs are searched by. */
export const selectClubTexts = (db: Database, filter: ClubFilter) =>
  db.select({ id: clubs.id, text: clubs.name }).from(clubs).where(isListed(filter));

export async function findClub(db: Database, id: number): Promise<ClubRow | undefined> {
  const [club] = await clubQuery(db).execute({ id });
  return club;
}

const clubQuery = preparedQuery((db) =>
  db
    .select()
    .from(clubs)
    .where(eq(clubs.id, sql.placeholder('id')))
    .prepare('find_club'),
);

/** Returns the club with an e-mail address, ignoring case. */
export async function findClubByEmail(db: Database, email: string): Promise<ClubRow | undefined> {
  const [club] = await db
    .select()
    .from(clubs)
    .where(eq(sql`lower(${clubs.email})`, sql`lower(${email})`));
  return club;
}

/** Adds a club and returns it; undefined if the code or the e-mail address is taken. */
export async function insertClub(
  db: Database,
  club: Pick<
    ClubRow,
    'name' | 'email' | 'phone' | 'passwordHash' | 'pinHash' | 'code' | 'createdAt'
  >,
): Promise<ClubRow | undefined> {
  const [inserted] = await db.insert(clubs).values(club).onConflictDoNothing().returning();
  return inserted;
}

/** Counts a club's participants and its teams. */
export async function findClubStats(
  db: Database,
  clubId: number,
): Promise<{ participants: number; teams: number }> {
  const [participantRow] = await db
    .select({ count: count() })
    .from(participants)
    .where(eq(participants.clubId, clubId));
  const [teamRow] = await db.select({ count: count() }).from(teams).where(eq(teams.clubId, clubId));
  return {
    participants: participantRow?.count ?? 0,
    teams: teamRow?.count ?? 0,
  };
}

/** The fields of a club that its manager may change; an undefined field stays as it is. */
export type ClubChanges = Pick<ClubRow, 'name' | 'email'> & {
  bio?: string;
  city?: string;
  pinHash?: string;
  logo?: string;
};

/**
 * Changes a club and returns it together with the path of its previous logo; undefined if the club
 * does not exist, 'email taken' if another club has the e-mail address. Links end with another address.
 * The row is locked, so that of two concurrent calls the second gets the logo of the first as the
 * previous one.
 */
export async function changeClub(
  db: Database,
  id: number,
  changes: ClubChanges,
): Promise<{ club: ClubRow; previousPath: string | null } | 'email taken' | undefined> {
  const current = db
    .select({ id: clubs.id, email: clubs.email, logo: clubs.logo })
    .from(clubs)
    .where(eq(clubs.id, id))
    .for('update')
    .as('current');
  try {
    return await db.transaction(async (transaction) => {
      const [changed] = await transaction
        .update(clubs)
        .set(changes)
        .from(current)
        .where(eq(clubs.id, current.id))
        .returning({
          ...getTableColumns(clubs),
          previousEmail: current.email,
          previousPath: current.logo,
        });
      if (!changed) return undefined;
      const { previousEmail, previousPath, ...club } = changed;
      if (club.email !== previousEmail) await endLinks(transaction, { kind: 'club', id });
      return { club, previousPath };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'clubs_email_unique')) return 'email taken';
    throw error;
  }
}

/** Sets what anybody sees of the club's participants; returns false if there is no club. */
export async function setPublicView(
  db: Database,
  id: number,
  view: Pick<ClubRow, 'names'> & Partial<Pick<ClubRow, 'portraits'>>,
): Promise<boolean> {
  const changed = await db
    .update(clubs)
    .set(view)
    .where(eq(clubs.id, id))
    .returning({ id: clubs.id });
  return changed.length > 0;
}
