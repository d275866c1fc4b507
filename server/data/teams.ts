import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { categories, participants, teamMembers, teams } from '../db/schema.ts';

export type MemberRow = {
  teamId: number;
  id: number;
  name: string;
  level: 'leader' | 'member';
  profilePicture: string | null;
};

function findMembers(db: Database, where?: SQL): Promise<MemberRow[]> {
  return db
    .select({
      teamId: teamMembers.teamId,
      id: participants.id,
      name: participants.name,
      level: teamMembers.level,
      profilePicture: participants.profilePicture,
    })
    .from(teamMembers)
    .innerJoin(participants, eq(participants.id, teamMembers.participantId))
    .where(where)
    .orderBy(asc(teamMembers.teamId), asc(teamMembers.position));
}

const teamColumns = {
  id: teams.id,
  code: teams.code,
  name: teams.name,
  logo: teams.logo,
  categoryId: teams.categoryId,
  categoryName: categories.name,
};

/** Every team with its members, by name. */
export async function findTeams(db: Database) {
  const rows = await db
    .select(teamColumns)
    .from(teams)
    .innerJoin(categories, eq(categories.id, teams.categoryId))
    .orderBy(asc(teams.name), asc(teams.id));
  const members = Map.groupBy(await findMembers(db), (member) => member.teamId);
  return rows.map((team) => ({ ...team, members: members.get(team.id) ?? [] }));
}

/** One team with its members by its number or its public code, or nothing. */
export async function findTeam(db: Database, idOrCode: string) {
  const isNumber = /^[1-9]\d{0,8}$/.test(idOrCode);
  const [team] = await db
    .select(teamColumns)
    .from(teams)
    .innerJoin(categories, eq(categories.id, teams.categoryId))
    .where(isNumber ? eq(teams.id, Number(idOrCode)) : eq(teams.code, idOrCode));
  return team && { ...team, members: await findMembers(db, eq(teamMembers.teamId, team.id)) };
}

/** The teams that a participant belongs to, by name. */
export const findTeamsOfParticipant = (db: Database, participantId: number) =>
  db
    .select({
      id: teams.id,
      code: teams.code,
      name: teams.name,
      logo: teams.logo,
      categoryId: teams.categoryId,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.participantId, participantId))
    .orderBy(asc(teams.name), asc(teams.id));

/** The participant's level in each team they belong to. */
export const findLevels = (db: Database, participantId: number) =>
  db
    .select({ teamId: teamMembers.teamId, level: teamMembers.level })
    .from(teamMembers)
    .where(eq(teamMembers.participantId, participantId));

/** Whether the participant belongs to the team. */
export async function isMember(
  db: Database,
  teamId: number,
  participantId: number,
): Promise<boolean> {
  const found = await db
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.participantId, participantId)));
  return found.length > 0;
}

/**
 * The ids of the teams that the participant leads, with a public code only of that team; also as a
 * part of another query.
 */
export function findLedTeams(db: Database, participantId: number, code: string | undefined) {
  const led = alias(teamMembers, 'led');
  return db
    .select({ id: led.teamId })
    .from(led)
    .innerJoin(teams, eq(teams.id, led.teamId))
    .where(
      and(
        eq(led.participantId, participantId),
        eq(led.level, 'leader'),
        code === undefined ? undefined : eq(teams.code, code),
      ),
    );
}

/**
 * Takes a participant out of the teams of `findLedTeams`; gives false when they were in none of
 * them, also under two requests at once. The others keep their positions: what counts is their
 * order, and a gap does not change it.
 */
export async function deleteMember(
  db: Database,
  participantId: number,
  leader: { id: number; teamCode: string | undefined },
): Promise<boolean> {
  const deleted = await db
    .delete(teamMembers)
    .where(
      and(
        eq(teamMembers.participantId, participantId),
        inArray(teamMembers.teamId, findLedTeams(db, leader.id, leader.teamCode)),
      ),
    )
    .returning({ teamId: teamMembers.teamId });
  return deleted.length > 0;
}
