import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs } from '../db/schema.ts';

/**
 * Locks a club until the transaction ends, so that changes of its teams and members run one after
 * the other and each sees the result of the one before. Does not block participants who join it.
 */
export async function lockClub(db: Database, clubId: number): Promise<void> {
  await db.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
}
