import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { clubs } from '../db/schema.ts';

/**
 * Locks a club until the transaction ends, so that changes of its teams and members run one after
 * the other and each sees the result of the one before. Does not block participants who join it.
 */
export async function lockClub(transaction: Transaction, clubId: number): Promise<void> {
  await transaction
    .select({ id: clubs.id })
    .from(clubs)
    .where(eq(clubs.id, clubId))
    .for('no key update');
}

/**
 * Keeps an active club from being deactivated until the transaction ends; returns false if there is no
 * active club with that id.
 */
export async function lockActiveClub(transaction: Transaction, clubId: number): Promise<boolean> {
  const found = await transaction
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.id, clubId), clubs.isActive))
    .for('share');
  return found.length > 0;
}
