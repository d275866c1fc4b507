import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs } from '../db/schema.ts';

/**
 * Makes changes of one club's teams and members come one after the other until the transaction
 * ends, so that each sees what the one before left behind. Who joins the club meanwhile does not
 * wait.
 */
export async function lockClub(db: Database, clubId: number): Promise<void> {
  await db.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
}
