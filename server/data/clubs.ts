import { asc, count, countDistinct, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs, participants, registrations, teams } from '../db/schema.ts';

export type ClubRow = typeof clubs.$inferSelect;

/** All clubs, active or not, by name. */
export const findClubs = (db: Database): Promise<ClubRow[]> => db.select().from(clubs).orderBy(asc(clubs.name), asc(clubs.id));

/** One club, or nothing. */
export async function findClub(db: Database, id: number): Promise<ClubRow | undefined> {
  const [club] = await db.select().from(clubs).where(eq(clubs.id, id));
  return club;
}

/** The club with an e-mail address, compared without regard to case. */
export async function findClubByEmail(db: Database, email: string): Promise<ClubRow | undefined> {
  const [club] = await db.select().from(clubs).where(eq(sql`lower(${clubs.email})`, sql`lower(${email})`));
  return club;
}

/** Adds a club; gives nothing when the code or the e-mail address is taken. */
export async function insertClub(
  db: Database,
  club: Pick<ClubRow, 'name' | 'email' | 'phone' | 'passwordHash' | 'pinHash' | 'code' | 'createdAt'>,
): Promise<ClubRow | undefined> {
  const [inserted] = await db.insert(clubs).values(club).onConflictDoNothing().returning();
  return inserted;
}

/** How many participants and teams a club has, and in how many tournaments its teams are registered. */
export async function countClub(db: Database, clubId: number): Promise<{ participants: number; teams: number; tournaments: number }> {
  const [members] = await db.select({ count: count() }).from(participants).where(eq(participants.clubId, clubId));
  const [built] = await db.select({ count: count() }).from(teams).where(eq(teams.clubId, clubId));
  const [followed] = await db.select({ count: countDistinct(registrations.tournamentId) }).from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId)).where(eq(teams.clubId, clubId));
  return { participants: members?.count ?? 0, teams: built?.count ?? 0, tournaments: followed?.count ?? 0 };
}
