import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { participants } from '../db/schema.ts';

export type ParticipantRow = typeof participants.$inferSelect;

/** One participant, or nothing. */
export async function findParticipant(
  db: Database,
  id: number,
): Promise<ParticipantRow | undefined> {
  const [participant] = await db.select().from(participants).where(eq(participants.id, id));
  return participant;
}

/** The participant with an e-mail address, compared without regard to case. */
export async function findParticipantByEmail(
  db: Database,
  email: string,
): Promise<ParticipantRow | undefined> {
  const [participant] = await db
    .select()
    .from(participants)
    .where(eq(sql`lower(${participants.email})`, sql`lower(${email})`));
  return participant;
}

/** Adds a participant; gives nothing when the e-mail address is taken. */
export async function insertParticipant(
  db: Database,
  participant: Pick<ParticipantRow, 'name' | 'email' | 'passwordHash' | 'createdAt'>,
): Promise<ParticipantRow | undefined> {
  const [inserted] = await db
    .insert(participants)
    .values(participant)
    .onConflictDoNothing()
    .returning();
  return inserted;
}

/**
 * Puts a picture in place of the present one and gives that one; gives nothing when there is no
 * such participant. The lock makes each of two calls at once see the other's picture or the one
 * before, so that each is given exactly once.
 */
export async function replacePicture(
  db: Database,
  id: number,
  { kind, path }: { kind: 'picture' | 'banner'; path: string },
): Promise<{ before: string | null } | undefined> {
  const column = kind === 'banner' ? 'banner' : 'profilePicture';
  const present = db
    .select({ id: participants.id, picture: participants[column] })
    .from(participants)
    .where(eq(participants.id, id))
    .for('update')
    .as('present');
  const [replaced] = await db
    .update(participants)
    .set({ [column]: path })
    .from(present)
    .where(eq(participants.id, present.id))
    .returning({ before: present.picture });
  return replaced;
}

/**
 * Makes a participant a member of a club; gives false when they are in one already, also under two
 * requests at once.
 */
export async function enterClub(db: Database, id: number, clubId: number): Promise<boolean> {
  const entered = await db
    .update(participants)
    .set({ clubId })
    .where(and(eq(participants.id, id), isNull(participants.clubId)))
    .returning({ id: participants.id });
  return entered.length > 0;
}
