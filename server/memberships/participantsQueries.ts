import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import type { AccountKind } from '../../openapi/types.ts';
import type { Database } from '../db/database.ts';
import { participants, passwordResets, teamMembers, teams } from '../db/schema.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { endLinks } from '../accounts/queries.ts';
import {
  clubParticipantColumns,
  type ClubParticipantRow,
  type ParticipantChanges,
} from '../participants/participantData.ts';
import { lockClub } from '../clubs/lockClub.ts';
import { changeMembers } from '../teams/changeMembers.ts';
import { recordRemoval } from '../teams/removalQueries.ts';
import { findTeamMemberships, transferLeadership } from './teamQueries.ts';

const byName = [sql`lower(${participants.name})`, asc(participants.id)];

/** A card with which a pupil can take the account over. */
type PupilCardTimes = { createdAt: Date; expiresAt: Date };

/** Returns a club's participants by name with the names of their teams in it and their cards that are valid at `now`. */
export async function findParticipantsWithTeams(
  db: Database,
  clubId: number,
  now: Date,
): Promise<(ClubParticipantRow & { teamNames: string[]; card: PupilCardTimes | undefined })[]> {
  const people = await findClubParticipants(db, clubId);
  // Two queries: of a club that has just been imported the database knows no sizes, and would join 5,000 pupils
  // with an aggregation of their teams by running it for each of them.
  const memberships = await db
    .select({ participantId: teamMembers.participantId, name: teams.name })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teams.clubId, clubId))
    .orderBy(asc(teams.name), asc(teams.id));
  const teamsOf = Map.groupBy(memberships, ({ participantId }) => participantId);
  const cards = await db
    .select({
      participantId: participants.id,
      createdAt: passwordResets.createdAt,
      expiresAt: passwordResets.expiresAt,
    })
    .from(passwordResets)
    .innerJoin(participants, eq(participants.id, passwordResets.participantId))
    .where(
      and(
        eq(participants.clubId, clubId),
        // Links of those who have a password are no cards.
        eq(participants.passwordHash, ''),
        gt(passwordResets.expiresAt, now),
      ),
    );
  const cardOf = new Map(cards.map((card) => [card.participantId, card]));
  return people.map((person) => ({
    ...person,
    card: cardOf.get(person.id),
    teamNames: (teamsOf.get(person.id) ?? []).map(({ name }) => name),
  }));
}

/** Returns a club's participants by name, optionally only those who are in no team. */
export async function findClubParticipants(
  db: Database,
  clubId: number,
  { onlyUnassigned = false } = {},
): Promise<ClubParticipantRow[]> {
  const memberships = db
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.participantId, participants.id));
  return db
    .select(clubParticipantColumns)
    .from(participants)
    .where(
      and(eq(participants.clubId, clubId), onlyUnassigned ? notExists(memberships) : undefined),
    )
    .orderBy(...byName);
}

type ClubMember = { clubId: number; participantId: number };

/**
 * Changes a participant of a club and returns the new values; undefined if they are not in that
 * club, 'email taken' if somebody else has the e-mail address, 'email missing' if an account that is not
 * the club's to manage would lose its own. Links end with another address.
 */
export async function changeClubParticipant(
  db: Database,
  member: ClubMember,
  changes: ParticipantChanges,
): Promise<ClubParticipantRow | 'email taken' | 'email missing' | undefined> {
  try {
    return await db.transaction(async (transaction) => {
      const [former] = await transaction
        .select({ email: participants.email, passwordHash: participants.passwordHash })
        .from(participants)
        .where(isClubMember(member))
        .for('no key update');
      if (!former) return undefined;
      if (changes.email === '' && former.email !== '' && former.passwordHash !== '')
        return 'email missing';
      const [changed] = await transaction
        .update(participants)
        .set(changes)
        .where(isClubMember(member))
        .returning(clubParticipantColumns);
      if (changes.email !== former.email)
        await endLinks(transaction, { kind: 'participant', id: member.participantId });
      return changed;
    });
  } catch (error) {
    if (
      isUniqueViolation(error, 'participants_email_unique') ||
      isUniqueViolation(error, 'participants_club_email_unique')
    )
      return 'email taken';
    throw error;
  }
}

/**
 * The name of the participant, and the names of the teams that would have no members left. The
 * participant was removed only if that list is empty.
 */
export type RemovalResult = { name: string; onlyMemberOf: string[] };

/**
 * Removes a participant from a club and its teams; if they lead a team, its next member becomes the
 * leader. The card of an account that the club manages ends. Only the account that does it can undo it:
 * the club, or the participant who leaves.
 * Returns undefined if they are not in that club; throws 409 if the members of one of the teams are fixed.
 */
export const removeFromClub = (
  db: Database,
  member: ClubMember,
  { by, now }: { by: AccountKind; now: Date },
): Promise<RemovalResult | undefined> =>
  db.transaction(async (transaction) => {
    await lockClub(transaction, member.clubId);
    const [participant] = await transaction
      .select({ name: participants.name })
      .from(participants)
      .where(isClubMember(member));
    if (!participant) return undefined;
    const memberships = await findTeamMemberships(transaction, member.participantId);
    const onlyMemberOf = memberships
      .filter(({ nextId }) => nextId === null)
      .map(({ teamName }) => teamName);
    if (onlyMemberOf.length > 0) return { name: participant.name, onlyMemberOf };
    const isOfMember = eq(teamMembers.participantId, member.participantId);
    const teamIds = memberships.map(({ teamId }) => teamId);
    const { clubId } = member;
    const operation = by === 'club' ? 'removeClubParticipant' : 'leaveClub';
    const removed = await changeMembers(
      transaction,
      { teamIds, now, by: { clubId, operation } },
      async () => {
        const left = await transaction
          .delete(teamMembers)
          .where(and(isOfMember, inArray(teamMembers.teamId, teamIds)))
          .returning();
        await transferLeadership(transaction, memberships);
        return left;
      },
    );
    const [left] = await transaction
      .update(participants)
      .set({ clubId: null })
      .where(isClubMember(member))
      .returning({ passwordHash: participants.passwordHash });
    // The card of a pupil is the club's; a link for a new password is the participant's own.
    if (left?.passwordHash === '')
      await endLinks(transaction, { kind: 'participant', id: member.participantId });
    const nextIds = new Map(memberships.map(({ teamId, nextId }) => [teamId, nextId ?? 0]));
    await recordRemoval(
      transaction,
      {
        ...(by === 'club'
          ? { kind: 'participant', subjectId: member.participantId, accountId: member.clubId }
          : { kind: 'membership', subjectId: member.clubId, accountId: member.participantId }),
        content: {
          memberships: removed.map((membership) => ({
            ...membership,
            nextLeaderId: nextIds.get(membership.teamId) ?? 0,
          })),
        },
      },
      now,
    );
    return { name: participant.name, onlyMemberOf: [] };
  });

const isClubMember = ({ clubId, participantId }: ClubMember) =>
  and(eq(participants.id, participantId), eq(participants.clubId, clubId));
