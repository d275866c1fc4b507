import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { forgetName } from '../auditLog/queries.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  certificateNames,
  certificates,
  eraseParticipant,
  participants,
  passwordResets,
  removals,
  sessions,
  teamMembers,
} from '../db/schema.ts';
import { lockClub } from '../clubs/lockClub.ts';
import { findTeamMemberships, transferLeadership } from './teamQueries.ts';

/** Whose name, address and pictures go: what is needed of them afterwards. */
export type Erased = {
  id: number;
  name: string;
  clubId: number | null;
  /** The paths of the pictures that the account had. */
  profilePicture: string | null;
  banner: string | null;
};

export const erasedColumns = {
  id: participants.id,
  name: participants.name,
  clubId: participants.clubId,
  profilePicture: participants.profilePicture,
  banner: participants.banner,
};

/**
 * Erases a participant whose row and club are locked. Memberships in teams stay without a name; the lead
 * passes to the next member. The audit log loses the name, too; `clubId` is where it looks for it first.
 */
export async function eraseLocked(
  transaction: Transaction,
  { id, name, clubId }: Pick<Erased, 'id' | 'name' | 'clubId'>,
  now: Date,
): Promise<void> {
  await transaction
    .update(participants)
    .set(eraseParticipant(id, now))
    .where(eq(participants.id, id));
  const memberships = await findTeamMemberships(transaction, id);
  await transaction
    .update(teamMembers)
    .set({ level: 'member' })
    .where(eq(teamMembers.participantId, id));
  await transferLeadership(transaction, memberships);
  // The hash of the name stays, so that the paper can still be checked, and says of whom it is no more.
  await transaction
    .update(certificates)
    .set({
      printedName: null,
      participantId: null,
      subject: sql`'erased:' || ${certificates.id}`,
    })
    .where(eq(certificates.participantId, id));
  await transaction.delete(certificateNames).where(eq(certificateNames.participantId, id));
  await transaction.delete(sessions).where(eq(sessions.participantId, id));
  await transaction.delete(passwordResets).where(eq(passwordResets.participantId, id));
  // What the participant removed or left, and their own removal, cannot be undone any more.
  await transaction
    .delete(removals)
    .where(
      or(
        and(inArray(removals.kind, ['participant', 'member']), eq(removals.subjectId, id)),
        and(inArray(removals.kind, ['member', 'membership']), eq(removals.accountId, id)),
      ),
    );
  await forgetName(transaction, { id, name, clubId });
}

/** Locks a participant and their club, which the caller has read before, and returns what is to be erased. */
export async function lockToErase(
  transaction: Transaction,
  clubId: number | null,
  condition: SQL | undefined,
): Promise<(Erased & { passwordHash: string }) | undefined> {
  if (clubId !== null) await lockClub(transaction, clubId);
  const [former] = await transaction
    .select({ ...erasedColumns, passwordHash: participants.passwordHash })
    .from(participants)
    .where(condition)
    .for('update');
  return former;
}

/**
 * Deletes the account of a participant whose password has the hash `passwordHash`. Returns undefined, and
 * changes nothing, if the password has changed meanwhile.
 */
export const deleteParticipant = (
  db: Database,
  { id, clubId, passwordHash }: { id: number; clubId: number | null; passwordHash: string },
  now: Date,
): Promise<Erased | undefined> =>
  db.transaction(async (transaction) => {
    const former = await lockToErase(
      transaction,
      clubId,
      and(eq(participants.id, id), eq(participants.passwordHash, passwordHash)),
    );
    if (former) await eraseLocked(transaction, former, now);
    return former;
  });
