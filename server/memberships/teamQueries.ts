import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../db/database.ts';
import { participants, teamMembers, teams } from '../db/schema.ts';

/** A participant's membership of a team. */
export type TeamMembership = {
  teamId: number;
  teamName: string;
  level: 'leader' | 'member';
  /** The next member who could lead; null if nobody else with an account is in the team. */
  nextId: number | null;
};

/** Returns the participant's memberships of teams, which all belong to the same club, by team. */
export function findTeamMemberships(
  db: Database,
  participantId: number,
): Promise<TeamMembership[]> {
  const others = alias(teamMembers, 'others');
  const next = db
    .select({ id: others.participantId })
    .from(others)
    .innerJoin(participants, eq(participants.id, others.participantId))
    .where(
      and(
        eq(others.teamId, teamMembers.teamId),
        ne(others.participantId, participantId),
        isNull(participants.deletedAt),
      ),
    )
    .orderBy(asc(others.position))
    .limit(1);
  return db
    .select({
      teamId: teams.id,
      teamName: teams.name,
      level: teamMembers.level,
      nextId: sql<number | null>`(${next})`,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.participantId, participantId))
    .orderBy(asc(teams.id));
}

/** Makes the next members the leaders of the teams that were led; somebody else may not lead yet. */
export async function transferLeadership(
  transaction: Transaction,
  memberships: readonly TeamMembership[],
): Promise<void> {
  for (const { teamId, level, nextId } of memberships)
    if (level === 'leader' && nextId !== null)
      await transaction
        .update(teamMembers)
        .set({ level: 'leader' })
        .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.participantId, nextId)));
}
