import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { participants } from '../db/schema.ts';

export type ParticipantRow = typeof participants.$inferSelect;

/** One participant, or nothing. */
export async function findParticipant(db: Database, id: number): Promise<ParticipantRow | undefined> {
  const [participant] = await db.select().from(participants).where(eq(participants.id, id));
  return participant;
}

/** The participant with an e-mail address, compared without regard to case. */
export async function findParticipantByEmail(db: Database, email: string): Promise<ParticipantRow | undefined> {
  const [participant] = await db.select().from(participants).where(eq(sql`lower(${participants.email})`, sql`lower(${email})`));
  return participant;
}

/** Adds a participant; gives nothing when the e-mail address is taken. */
export async function insertParticipant(
  db: Database,
  participant: Pick<ParticipantRow, 'name' | 'email' | 'passwordHash' | 'createdAt'>,
): Promise<ParticipantRow | undefined> {
  const [inserted] = await db.insert(participants).values(participant).onConflictDoNothing().returning();
  return inserted;
}
