import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  eraseParticipant,
  participants,
  passwordResets,
  removals,
  sessions,
  teamMembers,
} from '../db/schema.ts';
import { lockClub } from '../clubs/lockClub.ts';
import { findTeamMemberships, transferLeadership } from './teamQueries.ts';

/** The paths of the pictures that the account had. */
type DeletedPictures = { profilePicture: string | null; banner: string | null };

/**
 * Deletes the account of a participant whose password has the hash `passwordHash`. Its memberships in teams
 * stay without a name; the lead passes to the next member. Returns undefined, and changes nothing, if
 * the password has changed meanwhile.
 */
export const deleteParticipant = (
  db: Database,
  { id, clubId, passwordHash }: { id: number; clubId: number | null; passwordHash: string },
  now: Date,
): Promise<DeletedPictures | undefined> =>
  db.transaction(async (transaction) => {
    if (clubId !== null) await lockClub(transaction, clubId);
    const [former] = await transaction
      .select({ profilePicture: participants.profilePicture, banner: participants.banner })
      .from(participants)
      .where(and(eq(participants.id, id), eq(participants.passwordHash, passwordHash)))
      .for('update');
    if (!former) return undefined;
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
    return former;
  });
