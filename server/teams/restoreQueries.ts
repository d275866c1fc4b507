import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { teamParticipantsLimits } from '../../openapi/workLimits.ts';
import type { OperationId } from '../../openapi/types.ts';
import type { Transaction } from '../db/database.ts';
import { participants, type RemovedContent, teamMembers, teams } from '../db/schema.ts';
import { changeMembers, findFixedTeams } from './changeMembers.ts';

type Memberships = RemovedContent['memberships'];

/**
 * Adds a deleted team again; returns false if one of its members cannot be in it any more. Who has
 * deleted the account meanwhile has an anonymous membership in it, and the next member leads.
 */
export async function restoreTeamRow(
  transaction: Transaction,
  { team, memberships }: Required<RemovedContent>,
): Promise<boolean> {
  const ids = memberships.map(({ participantId }) => participantId);
  const found = await transaction
    .select({ id: participants.id, deletedAt: participants.deletedAt })
    .from(participants)
    .where(
      and(
        inArray(participants.id, ids),
        or(eq(participants.clubId, team.clubId), isNotNull(participants.deletedAt)),
      ),
    );
  if (found.length < ids.length) return false;
  const active = memberships
    .filter(({ participantId }) =>
      found.some(({ id, deletedAt }) => id === participantId && !deletedAt),
    )
    .toSorted((a, b) => a.position - b.position);
  const leader = active.find(({ level }) => level === 'leader') ?? active[0];
  await transaction
    .insert(teams)
    .overridingSystemValue()
    .values({ ...team, createdAt: new Date(team.createdAt) });
  const restored = await transaction
    .insert(teamMembers)
    .values(
      memberships.map((membership) => ({
        ...membership,
        level: membership === leader ? ('leader' as const) : ('member' as const),
      })),
    )
    .onConflictDoNothing()
    .returning();
  return restored.length === ids.length;
}

type Restorer = { now: Date; by: { clubId: number; operation: OperationId } };

/**
 * Gives a participant their memberships in teams back where there is room and no run since, and the lead of
 * those whose next leader still leads. Returns the number of teams. The caller must have locked the club.
 */
export async function restoreMemberships(
  transaction: Transaction,
  memberships: Memberships,
  { now, by }: Restorer,
): Promise<number> {
  let count = 0;
  for (const membership of memberships) {
    const teamIds = [membership.teamId];
    await changeMembers(transaction, { teamIds, now, by }, async () => {
      // In the change, which keeps the desks from adding a run.
      if ((await findFixedTeams(transaction, teamIds, now)).size > 0) return;
      if (await restoreMembership(transaction, membership)) count += 1;
    });
  }
  return count;
}

async function restoreMembership(
  transaction: Transaction,
  { nextLeaderId, level, ...membership }: Memberships[number],
): Promise<boolean> {
  const isTeam = and(eq(teams.id, membership.teamId), eq(teams.categoryId, membership.categoryId));
  if ((await transaction.$count(teams, isTeam)) === 0) return false;
  const inTeam = eq(teamMembers.teamId, membership.teamId);
  if ((await transaction.$count(teamMembers, inTeam)) >= teamParticipantsLimits.maxItems)
    return false;
  const [added] = await transaction
    .insert(teamMembers)
    .values({ ...membership, level: 'member' })
    .onConflictDoNothing()
    .returning();
  if (!added) return false;
  if (level === 'leader' && nextLeaderId !== undefined) {
    const replaced = await transaction
      .update(teamMembers)
      .set({ level: 'member' })
      .where(and(inTeam, eq(teamMembers.participantId, nextLeaderId), eq(teamMembers.level, level)))
      .returning();
    if (replaced.length > 0)
      await transaction
        .update(teamMembers)
        .set({ level })
        .where(and(inTeam, eq(teamMembers.participantId, membership.participantId)));
  }
  return true;
}
