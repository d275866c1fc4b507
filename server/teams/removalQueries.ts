import { and, eq, gt, lt } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { type RemovedContent, removals } from '../db/schema.ts';

/** For how long a removal can be undone, in milliseconds. */
const restoreTime = 2 * 60 * 1000;

/** What was removed, and by which account. */
export type Removal = {
  kind: (typeof removals.$inferSelect)['kind'];
  subjectId: number;
  accountId: number;
};

/** Remembers what a removal took away, and forgets what nobody can restore any more. */
export async function recordRemoval(
  transaction: Transaction,
  removal: Removal & { content: RemovedContent },
  now: Date,
): Promise<void> {
  await transaction.delete(removals).where(lt(removals.removedAt, startOf(now)));
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
        gt(removals.removedAt, startOf(now)),
      ),
    )
    .returning();
  return taken.toSorted((a, b) => b.id - a.id)[0]?.content;
}

const startOf = (now: Date) => new Date(now.getTime() - restoreTime);
