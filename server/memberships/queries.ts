import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { participants, removals } from '../db/schema.ts';

/**
 * Makes a participant a member of a club; returns false if they already are in a club. Safe under
 * concurrent requests.
 */
export async function addToClub(db: Database, id: number, clubId: number): Promise<boolean> {
  const updated = await db
    .update(participants)
    .set({ clubId })
    .where(
      and(eq(participants.id, id), isNull(participants.clubId), isNull(participants.deletedAt)),
    )
    .returning({ id: participants.id });
  return updated.length > 0;
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
