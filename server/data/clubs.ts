import { asc, count, countDistinct, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs, participants, registrations, teams, tournaments } from '../db/schema.ts';
import { violates } from '../db/uniqueViolation.ts';

export type ClubRow = typeof clubs.$inferSelect;

/** All clubs, active or not, by name. */
export const findClubs = (db: Database): Promise<ClubRow[]> =>
  db.select().from(clubs).orderBy(asc(clubs.name), asc(clubs.id));

/** One club, or nothing. */
export async function findClub(db: Database, id: number): Promise<ClubRow | undefined> {
  const [club] = await db.select().from(clubs).where(eq(clubs.id, id));
  return club;
}

/** The club with an e-mail address, compared without regard to case. */
export async function findClubByEmail(db: Database, email: string): Promise<ClubRow | undefined> {
  const [club] = await db
    .select()
    .from(clubs)
    .where(eq(sql`lower(${clubs.email})`, sql`lower(${email})`));
  return club;
}

/** Adds a club; gives nothing when the code or the e-mail address is taken. */
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

/**
 * How many participants and teams a club has, and in how many tournaments its teams are registered.
 */
export async function countClub(
  db: Database,
  clubId: number,
): Promise<{ participants: number; teams: number; tournaments: number }> {
  const [members] = await db
    .select({ count: count() })
    .from(participants)
    .where(eq(participants.clubId, clubId));
  const [built] = await db.select({ count: count() }).from(teams).where(eq(teams.clubId, clubId));
  const [followed] = await db
    .select({ count: countDistinct(registrations.tournamentId) })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(teams.clubId, clubId));
  return {
    participants: members?.count ?? 0,
    teams: built?.count ?? 0,
    tournaments: followed?.count ?? 0,
  };
}

/** What its manager may change of a club; what is undefined stays. */
export type ClubChanges = Pick<ClubRow, 'name' | 'email'> & {
  bio?: string;
  pinHash?: string;
  logo?: string;
};

/**
 * Changes a club and gives it together with the logo before; gives nothing when there is no such
 * club, and 'email taken' when another has the address. The lock makes each of two calls at once
 * see the other's logo, so that none is given twice.
 */
export async function changeClub(
  db: Database,
  id: number,
  changes: ClubChanges,
): Promise<{ club: ClubRow; before: string | null } | 'email taken' | undefined> {
  const present = db
    .select({ id: clubs.id, logo: clubs.logo })
    .from(clubs)
    .where(eq(clubs.id, id))
    .for('update')
    .as('present');
  try {
    const [changed] = await db
      .update(clubs)
      .set(changes)
      .from(present)
      .where(eq(clubs.id, present.id))
      .returning({ ...getTableColumns(clubs), before: present.logo });
    if (!changed) return undefined;
    const { before, ...club } = changed;
    return { club, before };
  } catch (error) {
    if (violates(error, 'clubs_email_unique')) return 'email taken';
    throw error;
  }
}

/** The tournaments in which a team of the club is registered, each once, by date and title. */
export const findFollowedTournaments = (db: Database, clubId: number) =>
  db
    .selectDistinct({
      date: tournaments.date,
      title: tournaments.title,
      id: tournaments.id,
      image: tournaments.image,
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .where(eq(teams.clubId, clubId))
    .orderBy(asc(tournaments.date), asc(tournaments.title), asc(tournaments.id));
