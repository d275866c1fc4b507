import { and, asc, eq, exists, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { endLinks } from '../accounts/queries.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  certificateNames,
  certificates,
  participants,
  registrationMembers,
  registrations,
  removals,
  teamMembers,
  teams,
} from '../db/schema.ts';

type Pair = { pupilId: number; accountId: number };

/** Returns the pupil without a password for whom a club proposes an e-mail address; undefined if there is none. */
export async function findProposedPupil(
  db: Database,
  clubId: number,
  email: string,
): Promise<number | undefined> {
  const [pupil] = await db
    .select({ id: participants.id })
    .from(participants)
    .where(
      and(
        eq(participants.clubId, clubId),
        eq(sql`lower(${participants.email})`, sql`lower(${email})`),
        ne(participants.email, ''),
        eq(participants.passwordHash, ''),
      ),
    );
  return pupil?.id;
}

/**
 * Locks a pupil without a password and an account until the transaction ends, and returns both as they are then;
 * undefined for one that is not there, or no longer such. The caller must have locked the club of the pupil.
 */
export async function lockPair(transaction: Transaction, { pupilId, accountId }: Pair) {
  const teamIds = transaction
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.participantId, pupilId));
  // Before the participants, as a desk does that adds the first run of a team and keeps who is in it.
  await transaction
    .select({ id: registrations.id })
    .from(registrations)
    .where(inArray(registrations.teamId, teamIds))
    .orderBy(asc(registrations.id))
    .for('share');
  const rows = await transaction
    .select()
    .from(participants)
    .where(inArray(participants.id, [pupilId, accountId]))
    .orderBy(asc(participants.id))
    .for('update');
  return {
    pupil: rows.find((row) => row.id === pupilId && row.passwordHash === ''),
    account: rows.find((row) => row.id === accountId && row.passwordHash !== ''),
  };
}

const ofPupil = alias(teamMembers, 'of_pupil');

/** Selects the account's places in categories in which the pupil has one as well. */
const findSharedCategories = (transaction: Transaction, { pupilId, accountId }: Pair) =>
  transaction
    .select({
      name: teams.name,
      teamId: teamMembers.teamId,
      pupilTeamId: ofPupil.teamId,
      pupilLevel: ofPupil.level,
    })
    .from(teamMembers)
    .innerJoin(
      ofPupil,
      and(eq(ofPupil.participantId, pupilId), eq(ofPupil.categoryId, teamMembers.categoryId)),
    )
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.participantId, accountId))
    .orderBy(asc(teams.name));

/** Returns the names of the account's teams in categories in which the pupil is in another team: one person cannot be in both. */
export async function findDifferentTeams(transaction: Transaction, pair: Pair): Promise<string[]> {
  const shared = await findSharedCategories(transaction, pair);
  return shared.filter(({ teamId, pupilTeamId }) => teamId !== pupilTeamId).map(({ name }) => name);
}

/**
 * Makes a pupil without a password and an account, which `lockPair` has locked, one person: the account gets the
 * club, the class, the teams and the runs of the pupil, whose row goes. The caller must know that they are in no
 * different teams of a category. Nobody new comes into a team, so the rule of fixed members does not apply.
 */
export async function mergePupil(
  transaction: Transaction,
  { pupilId, accountId, cardUsedAt }: Pair & { cardUsedAt: Date | null },
): Promise<void> {
  const [pupil] = await transaction
    .select({ clubId: participants.clubId, class: participants.class })
    .from(participants)
    .where(eq(participants.id, pupilId));
  if (!pupil) throw new Error('A pupil who was locked is gone');
  await moveTeams(transaction, { pupilId, accountId });
  await moveRuns(transaction, { pupilId, accountId });
  await moveRemovals(transaction, { pupilId, accountId });
  await moveCertificates(transaction, { pupilId, accountId });
  await endLinks(transaction, { kind: 'participant', id: pupilId });
  await transaction.delete(participants).where(eq(participants.id, pupilId));
  // After the row of the pupil, because a club has an address only once.
  await transaction
    .update(participants)
    .set({
      clubId: pupil.clubId,
      cardUsedAt,
      ...(pupil.class !== '' && { class: pupil.class }),
    })
    .where(eq(participants.id, accountId));
}

async function moveTeams(transaction: Transaction, { pupilId, accountId }: Pair): Promise<void> {
  for (const { teamId, pupilLevel } of await findSharedCategories(transaction, {
    pupilId,
    accountId,
  })) {
    const isOf = (id: number) =>
      and(eq(teamMembers.participantId, id), eq(teamMembers.teamId, teamId));
    await transaction.delete(teamMembers).where(isOf(pupilId));
    if (pupilLevel === 'leader')
      await transaction.update(teamMembers).set({ level: pupilLevel }).where(isOf(accountId));
  }
  await transaction
    .update(teamMembers)
    .set({ participantId: accountId })
    .where(eq(teamMembers.participantId, pupilId));
}

async function moveRuns(transaction: Transaction, { pupilId, accountId }: Pair): Promise<void> {
  const own = alias(registrationMembers, 'own');
  const both = transaction
    .select({ id: own.registrationId })
    .from(own)
    .where(eq(own.participantId, accountId));
  await transaction
    .delete(registrationMembers)
    .where(
      and(
        eq(registrationMembers.participantId, pupilId),
        inArray(registrationMembers.registrationId, both),
      ),
    );
  await transaction
    .update(registrationMembers)
    .set({ participantId: accountId })
    .where(eq(registrationMembers.participantId, pupilId));
}

/** The account has the certificates of both, and for what both have one gets no third one. */
async function moveCertificates(
  transaction: Transaction,
  { pupilId, accountId }: Pair,
): Promise<void> {
  const other = alias(certificates, 'other');
  const subject = sql<string>`regexp_replace(${certificates.subject}, ${`:${pupilId}$`}, ${`:${accountId}`})`;
  const isTaken = exists(
    transaction
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.tournamentId, certificates.tournamentId), eq(other.subject, subject))),
  );
  await transaction
    .update(certificates)
    .set({
      participantId: accountId,
      subject: sql`case when ${isTaken} then ${certificates.subject} else ${subject} end`,
    })
    .where(eq(certificates.participantId, pupilId));
  const own = alias(certificateNames, 'own');
  const named = transaction
    .select({ id: own.tournamentId })
    .from(own)
    .where(eq(own.participantId, accountId));
  await transaction
    .update(certificateNames)
    .set({ participantId: accountId })
    .where(
      and(
        eq(certificateNames.participantId, pupilId),
        notInArray(certificateNames.tournamentId, named),
      ),
    );
}

/** What was removed is restored with the account; the removal of the pupil itself is over. */
async function moveRemovals(transaction: Transaction, { pupilId, accountId }: Pair): Promise<void> {
  const isOfPupil = and(
    inArray(removals.kind, ['participant', 'member']),
    eq(removals.subjectId, pupilId),
  );
  await transaction.delete(removals).where(isOfPupil);
  const has = (name: 'participantId' | 'nextLeaderId') =>
    sql`${removals.content} @> ${JSON.stringify({ memberships: [{ [name]: pupilId }] })}::jsonb`;
  const found = await transaction
    .select({ id: removals.id, content: removals.content })
    .from(removals)
    .where(or(has('participantId'), has('nextLeaderId')))
    .orderBy(asc(removals.id))
    .for('update');
  const moved = (id: number) => (id === pupilId ? accountId : id);
  for (const { id, content } of found)
    await transaction
      .update(removals)
      .set({
        content: {
          ...content,
          memberships: content.memberships.map(({ nextLeaderId, ...membership }) => ({
            ...membership,
            participantId: moved(membership.participantId),
            ...(nextLeaderId !== undefined && { nextLeaderId: moved(nextLeaderId) }),
          })),
        },
      })
      .where(eq(removals.id, id));
}
