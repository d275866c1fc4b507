import { and, eq, gt, ne, not, notExists, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { isUnowned, participants, type RemovedContent, removals } from '../db/schema.ts';

/** For how long a removal can be undone, in milliseconds. */
const restoreTime = 2 * 60 * 1000;

const startOf = (now: Date) => new Date(now.getTime() - restoreTime);

/** What was removed, and by which account. */
export type Removal = {
  kind: (typeof removals.$inferSelect)['kind'];
  subjectId: number;
  accountId: number;
};

/** Selects the removals that can still be undone. */
export const isRestorable = (now: Date) => gt(removals.removedAt, startOf(now));

/**
 * Forgets what nobody can restore any more, but not which club has removed a pupil who is still to be erased.
 */
export async function forgetRemovals(db: Database, now: Date): Promise<void> {
  const unowned = db
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.id, removals.subjectId), isUnowned));
  await db
    .delete(removals)
    .where(and(not(isRestorable(now)), or(ne(removals.kind, 'participant'), notExists(unowned))));
}

/** Remembers what a removal took away, and forgets what nobody can restore any more. */
export async function recordRemoval(
  transaction: Transaction,
  removal: Removal & { content: RemovedContent },
  now: Date,
): Promise<void> {
  await forgetRemovals(transaction, now);
  await transaction.insert(removals).values({ ...removal, removedAt: now });
}

/**
 * Forgets a removal and returns what it took away; undefined if there is none that is recent enough.
 * Of two concurrent calls, only one gets it.
 */
export async function consumeRemoval(
  transaction: Transaction,
  { kind, subjectId, accountId }: Removal,
  now: Date,
): Promise<RemovedContent | undefined> {
  const taken = await transaction
    .delete(removals)
    .where(
      and(
        eq(removals.kind, kind),
        eq(removals.subjectId, subjectId),
        eq(removals.accountId, accountId),
        isRestorable(now),
      ),
    )
    .returning();
  return taken.toSorted((a, b) => b.id - a.id)[0]?.content;
}
