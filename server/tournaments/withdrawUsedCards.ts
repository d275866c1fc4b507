import { and, eq, exists, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { hasResult } from '../db/hasResult.ts';
import { registrations, sessions, tableCards } from '../db/schema.ts';
import { endOfTableCards } from '../lib/eventDay.ts';
import type { ManagedTournament } from './managedQueries.ts';

type Move = { before: ManagedTournament; after: ManagedTournament; now: Date };

/**
 * Withdraws the cards of a tournament that was held and is moved after they have ended: who helped on that day
 * gets no new right. Cards of one that is postponed, or has no run, stay good for its new day. Returns whether
 * there were any.
 */
export async function withdrawUsedCards(
  transaction: Transaction,
  { before, after, now }: Move,
): Promise<boolean> {
  const isRevived = endOfTableCards(before) <= now && endOfTableCards(after) > now;
  if (!isRevived || before.status === 'postponed') return false;
  const played = transaction
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.tournamentId, before.id), hasResult));
  const withdrawn = await transaction
    .update(tableCards)
    .set({ revokedAt: now })
    .where(
      and(eq(tableCards.tournamentId, before.id), isNull(tableCards.revokedAt), exists(played)),
    )
    .returning({ id: tableCards.id });
  if (withdrawn.length === 0) return false;
  const ids = withdrawn.map(({ id }) => id);
  await transaction.delete(sessions).where(inArray(sessions.tableCardId, ids));
  return true;
}
