import { and, asc, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamCode } from '../../openapi/schema.d.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  categories,
  clubs,
  participants,
  type RemovedContent,
  registrations,
  teamMembers,
  teams,
} from '../db/schema.ts';
import { clubParticipantColumns } from '../participants/participantData.ts';

type BuilderMemberRow = {
  teamId: number;
  id: number;
  name: string;
  email: string;
  level: 'leader' | 'member';
  profilePicture: string | null;
  /** Set for the anonymous membership of a deleted account. */
  deletedAt: Date | null;
};

export type BuilderTeamRow = {
  id: number;
  code: TeamCode;
  name: string;
  logo: string | null;
  clubId: number;
  categoryId: number;
  categoryName: string;
  /** The leader first, then by position. */
  members: BuilderMemberRow[];
};

async function findTeamsWhere(db: Database, where: SQL): Promise<BuilderTeamRow[]> {
  const rows = await db
    .select({
      id: teams.id,
      code: teams.code,
      name: teams.name,
      logo: teams.logo,
      clubId: teams.clubId,
      categoryId: teams.categoryId,
      categoryName: categories.name,
    })
    .from(teams)
    .innerJoin(categories, eq(categories.id, teams.categoryId))
    .where(where)
    .orderBy(asc(teams.id));
  if (rows.length === 0) return [];
  const members = await db
    .select({
      teamId: teamMembers.teamId,
      id: participants.id,
      name: participants.name,
      email: participants.email,
      deletedAt: participants.deletedAt,
      level: teamMembers.level,
      profilePicture: participants.profilePicture,
    })
    .from(teamMembers)
    .innerJoin(participants, eq(participants.id, teamMembers.participantId))
    .where(
      inArray(
        teamMembers.teamId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(teamMembers.level), asc(teamMembers.position));
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  return rows.map((team) => ({ ...team, members: byTeam.get(team.id) ?? [] }));
}

/** Returns a club's teams with their members, in order of creation. */
export const findClubTeams = (db: Database, clubId: number): Promise<BuilderTeamRow[]> =>
  findTeamsWhere(db, eq(teams.clubId, clubId));

/** Returns a team of any club with its members; undefined if it does not exist. */
export async function findBuilderTeam(
  db: Database,
  id: number,
): Promise<BuilderTeamRow | undefined> {
  return (await findTeamsWhere(db, eq(teams.id, id)))[0];
}

/** Returns the club's participants who are in no team of a category, by name. */
export const findAvailableParticipants = (db: Database, clubId: number, categoryId: number) =>
  db
    .select(clubParticipantColumns)
    .from(participants)
    .where(
      and(
        eq(participants.clubId, clubId),
        notExists(
          db
            .select({ id: teamMembers.participantId })
            .from(teamMembers)
            .where(
              and(
                eq(teamMembers.participantId, participants.id),
                eq(teamMembers.categoryId, categoryId),
              ),
            ),
        ),
      ),
    )
    .orderBy(sql`lower(${participants.name})`, asc(participants.id));

/** Returns the participants with these ids (missing ones are skipped) and their clubs. */
export const findParticipantsById = (db: Database, ids: number[]) =>
  db
    .select({
      id: participants.id,
      name: participants.name,
      clubId: participants.clubId,
      deletedAt: participants.deletedAt,
    })
    .from(participants)
    .where(inArray(participants.id, ids));

/** The number at the end of a public team code. */
const teamNumber = sql<number>`split_part(${teams.code}, '-', 3)::integer`;

/**
 * Returns the number for a club's next public team code: one more than the highest that it has ever
 * had, so that numbers of deleted teams are not given again. The caller must have locked the club.
 */
export async function nextTeamNumber(transaction: Transaction, clubId: number): Promise<number> {
  const [last] = await transaction
    .select({ number: sql<number>`greatest(${clubs.deletedTeamNumber}, max(${teamNumber}))` })
    .from(clubs)
    .leftJoin(teams, eq(teams.clubId, clubs.id))
    .where(eq(clubs.id, clubId))
    .groupBy(clubs.id);
  return (last?.number ?? 0) + 1;
}

/** Adds a team without members and returns its id. */
export async function insertTeam(
  transaction: Transaction,
  team: Pick<BuilderTeamRow, 'code' | 'name' | 'clubId' | 'categoryId'> & { createdAt: Date },
): Promise<number> {
  const [inserted] = await transaction.insert(teams).values(team).returning({ id: teams.id });
  if (!inserted) throw new Error('A team was not inserted');
  return inserted.id;
}

/**
 * Adds members to an empty team, the first who has an account as its leader. Returns the ids of
 * those who were not added because they are in another team of the category; if there are any, the
 * caller must roll the transaction back.
 */
export async function insertMembers(
  transaction: Transaction,
  team: Pick<BuilderTeamRow, 'id' | 'categoryId'>,
  ids: number[],
): Promise<number[]> {
  const deleted = (await findParticipantsById(transaction, ids)).filter(
    ({ deletedAt }) => deletedAt,
  );
  const leaderId = ids.find((id) => !deleted.some((one) => one.id === id));
  const inserted = await transaction
    .insert(teamMembers)
    .values(
      ids.map((participantId, index) => ({
        teamId: team.id,
        participantId,
        categoryId: team.categoryId,
        level: participantId === leaderId ? ('leader' as const) : ('member' as const),
        position: index + 1,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: teamMembers.participantId });
  return ids.filter((id) => !inserted.some((row) => row.id === id));
}

/** Changes a team's name, category and members; returns the same as `insertMembers`. */
export async function replaceTeam(
  transaction: Transaction,
  team: Pick<BuilderTeamRow, 'id' | 'name' | 'categoryId'>,
  ids: number[],
): Promise<number[]> {
  // Delete the members first: a new category would be cascaded to their rows, which could violate
  // the rule of one team per participant and category.
  await transaction.delete(teamMembers).where(eq(teamMembers.teamId, team.id));
  await transaction
    .update(teams)
    .set({ name: team.name, categoryId: team.categoryId })
    .where(eq(teams.id, team.id));
  return insertMembers(transaction, team, ids);
}

/** Returns the members of a team who are in another team of a category, with the names of both. */
export const findTakenMembers = (db: Database, teamId: number, categoryId: number) =>
  db
    .select({ name: participants.name, team: teams.name })
    .from(teamMembers)
    .innerJoin(participants, eq(participants.id, teamMembers.participantId))
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(
        eq(teamMembers.categoryId, categoryId),
        ne(teamMembers.teamId, teamId),
        inArray(
          teamMembers.participantId,
          db
            .select({ id: ownMembers.participantId })
            .from(ownMembers)
            .where(eq(ownMembers.teamId, teamId)),
        ),
      ),
    )
    .orderBy(asc(participants.name), asc(participants.id));

const ownMembers = alias(teamMembers, 'own_members');

/** Gives a team another category, and so its memberships. The caller must have locked the team. */
export async function saveTeamCategory(
  transaction: Transaction,
  id: number,
  categoryId: number,
): Promise<void> {
  await transaction.update(teams).set({ categoryId }).where(eq(teams.id, id));
}

/** Locks a team until the transaction ends, also against concurrent registrations. */
export async function lockTeam(transaction: Transaction, id: number): Promise<void> {
  await transaction.select({ id: teams.id }).from(teams).where(eq(teams.id, id)).for('update');
}

/** Returns whether the team is registered in any tournament. */
export async function isRegistered(db: Database, teamId: number): Promise<boolean> {
  const found = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.teamId, teamId))
    .limit(1);
  return found.length > 0;
}

/**
 * Deletes a team and its memberships, remembers its number in the club, and returns what it deleted.
 */
export async function deleteTeamRow(
  transaction: Transaction,
  { id, clubId }: Pick<BuilderTeamRow, 'id' | 'clubId'>,
): Promise<RemovedContent> {
  const number = transaction.select({ number: teamNumber }).from(teams).where(eq(teams.id, id));
  await transaction
    .update(clubs)
    .set({ deletedTeamNumber: sql`greatest(${clubs.deletedTeamNumber}, (${number}))` })
    .where(eq(clubs.id, clubId));
  const memberships = await transaction
    .delete(teamMembers)
    .where(eq(teamMembers.teamId, id))
    .returning();
  const [team] = await transaction.delete(teams).where(eq(teams.id, id)).returning();
  return {
    ...(team && { team: { ...team, createdAt: team.createdAt.toISOString() } }),
    memberships,
  };
}
