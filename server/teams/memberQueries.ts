import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import {
  clubs,
  participants,
  registrationMembers,
  registrations,
  teamMembers,
  teams,
} from '../db/schema.ts';
import { shortName } from '../clubs/shortName.ts';

const own = alias(teamMembers, 'own');

/** A member as anybody may see them. */
type MemberRow = {
  teamId: number;
  id: number;
  name: string;
  level: 'leader' | 'member';
  profilePicture: string | null;
};

/** Returns the members of teams with their full names. */
export const findMembers = (db: Database, where?: SQL) =>
  db
    .select({
      teamId: teamMembers.teamId,
      id: participants.id,
      name: participants.name,
      level: teamMembers.level,
      profilePicture: participants.profilePicture,
      deletedAt: participants.deletedAt,
    })
    .from(teamMembers)
    .innerJoin(participants, eq(participants.id, teamMembers.participantId))
    .where(where)
    .orderBy(asc(teamMembers.teamId), asc(teamMembers.position));

type FullMemberRow = Awaited<ReturnType<typeof findMembers>>[number];

/** Returns the members of a team as its club wants anybody to see them. */
export const toPublicMembers = (
  members: FullMemberRow[],
  { names, portraits }: Pick<typeof clubs.$inferSelect, 'names' | 'portraits'>,
): MemberRow[] =>
  members.map(({ deletedAt, name, profilePicture, ...member }) => ({
    ...member,
    name: names === 'full' || deletedAt ? name : shortName(name),
    profilePicture: portraits ? profilePicture : null,
  }));

/** Returns the members, with their full names, of all teams that a participant is in. */
export const findTeamMates = (db: Database, participantId: number) =>
  findMembers(
    db,
    inArray(
      teamMembers.teamId,
      db.select({ id: own.teamId }).from(own).where(eq(own.participantId, participantId)),
    ),
  );

/** Returns who was in a team at its first run in each tournament, as anybody may see them, by registration. */
export async function findMembersAtRuns(
  db: Database,
  teamId: number,
): Promise<Map<number, Pick<MemberRow, 'id' | 'name' | 'level'>[]>> {
  const rows = await db
    .select({
      registrationId: registrationMembers.registrationId,
      teamId: registrations.teamId,
      id: participants.id,
      name: participants.name,
      level: registrationMembers.level,
      profilePicture: participants.profilePicture,
      deletedAt: participants.deletedAt,
      names: clubs.names,
      portraits: clubs.portraits,
    })
    .from(registrationMembers)
    .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
    .innerJoin(participants, eq(participants.id, registrationMembers.participantId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(registrations.teamId, teamId))
    .orderBy(sql`${registrationMembers.level} = 'member'`, asc(registrationMembers.position));
  const byRegistration = Map.groupBy(rows, ({ registrationId }) => registrationId);
  return new Map(
    [...byRegistration].map(([id, own]) => [
      id,
      own.flatMap(({ names, portraits, ...member }) =>
        toPublicMembers([member], { names, portraits }),
      ),
    ]),
  );
}
