import { and, desc, eq, isNull } from 'drizzle-orm';
import { lockClub } from '../clubs/lockClub.ts';
import type { Database, Transaction } from '../db/database.ts';
import { participants, removals } from '../db/schema.ts';
import { findProposedPupil, lockPair, mergePupil } from '../participants/mergePupil.ts';

/**
 * Makes a participant a member of a club; returns false if they already are in a club. A pupil without a
 * password for whom the club proposes the address of the account becomes one person with it: who is let into
 * the club owns it there. Who comes back after a removal has used the same card as before. Safe under concurrent
 * requests.
 */
export const addToClub = (
  db: Database,
  id: number,
  clubId: number,
  { comesBack = false } = {},
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // No import adds a pupil with the same address meanwhile.
    await lockClub(transaction, clubId);
    if (await mergeProposedPupil(transaction, id, clubId)) return true;
    const added = await transaction
      .update(participants)
      .set({ clubId, ...(!comesBack && { cardUsedAt: null }) })
      .where(
        and(eq(participants.id, id), isNull(participants.clubId), isNull(participants.deletedAt)),
      )
      .returning({ id: participants.id });
    return added.length > 0;
  });

/** Merges a pupil of a locked club into an account that is in no club; returns whether there was one. */
async function mergeProposedPupil(transaction: Transaction, accountId: number, clubId: number) {
  const [found] = await transaction
    .select({ email: participants.email, passwordHash: participants.passwordHash })
    .from(participants)
    .where(eq(participants.id, accountId));
  if (!found?.passwordHash) return false;
  const pupilId = await findProposedPupil(transaction, clubId, found.email);
  if (pupilId === undefined) return false;
  const { pupil, account } = await lockPair(transaction, { pupilId, accountId });
  if (!pupil || account?.clubId !== null) return false;
  // The club may have changed the address before they were locked.
  if ((await findProposedPupil(transaction, clubId, account.email)) !== pupilId) return false;
  // Who is in no club is in no team, so no other one of a category.
  await mergePupil(transaction, { pupilId, accountId, cardUsedAt: null });
  return true;
}

/** Returns the club that a participant has left last; 0 if none is remembered. */
export async function findLeftClub(db: Database, participantId: number): Promise<number> {
  const [left] = await db
    .select({ clubId: removals.subjectId })
    .from(removals)
    .where(and(eq(removals.kind, 'membership'), eq(removals.accountId, participantId)))
    .orderBy(desc(removals.id))
    .limit(1);
  return left?.clubId ?? 0;
}
