import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { recordChange } from '../auditLog/queries.ts';
import type { Transaction } from '../db/database.ts';
import { erasedName, isUnowned, participants, removals } from '../db/schema.ts';
import { discardPictures } from '../files/uploads.ts';
import { toSignInName } from '../participants/signInName.ts';
import type { Services } from '../services/services.ts';
import { forgetRemovals, isRestorable } from '../teams/removalQueries.ts';
import { type Erased, erasedColumns, eraseLocked } from './deletionQueries.ts';

/** How many one transaction erases. */
const batchSize = 100;

/** Locks pupils whose removal cannot be undone any more, except those that another server erases now. */
async function lockRemoved(transaction: Transaction, now: Date) {
  const isRemovalOf = and(
    eq(removals.kind, 'participant'),
    eq(removals.subjectId, participants.id),
  );
  const undoable = transaction
    .select({ id: removals.id })
    .from(removals)
    .where(and(isRemovalOf, isRestorable(now)));
  const removedBy = transaction
    .select({ clubId: sql`max(${removals.accountId})` })
    .from(removals)
    .where(isRemovalOf);
  return transaction
    .select({ ...erasedColumns, removedBy: sql<number | null>`(${removedBy})` })
    .from(participants)
    .where(and(isUnowned, notExists(undoable)))
    .orderBy(asc(participants.id))
    .limit(batchSize)
    .for('update', { of: participants, skipLocked: true });
}

/**
 * Erases the pupils without an account whom their club has removed, once that cannot be undone any more: nobody
 * is left who could delete them. By the clock that ends the undo. Every host calls it when it starts, for those
 * whose time ended while no server ran, and then each minute.
 */
export async function eraseRemovedPupils({
  db,
  files,
  now,
}: Pick<Services, 'db' | 'files' | 'now'>): Promise<void> {
  let erased: Erased[];
  do {
    erased = await db.transaction(async (transaction) => {
      const found = await lockRemoved(transaction, now());
      for (const { removedBy, ...pupil } of found) {
        await eraseLocked(transaction, { ...pupil, clubId: removedBy }, now());
        // Of those whom an earlier version has removed, nobody knows any more by which club.
        if (removedBy !== null)
          await recordChange(transaction, {
            clubId: removedBy,
            at: now(),
            operation: 'eraseClubParticipant',
            kind: 'account',
            id: pupil.id,
            name: erasedName,
            detail: toSignInName(pupil.id),
          });
      }
      return found;
    });
    for (const pupil of erased) await discardPictures(files, pupil.id, pupil);
  } while (erased.length === batchSize);
  await forgetRemovals(db, now());
}
