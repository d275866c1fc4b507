import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { tableCards } from '../db/schema.ts';

/** Keeps a table card from being withdrawn until the transaction ends; returns false if it is already. */
export async function lockValidCard(transaction: Transaction, id: number): Promise<boolean> {
  const found = await transaction
    .select({ id: tableCards.id })
    .from(tableCards)
    .where(and(eq(tableCards.id, id), isNull(tableCards.revokedAt)))
    .for('share');
  return found.length > 0;
}
