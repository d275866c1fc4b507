import { and, asc, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, participants, registrations, teamMembers, teams } from '../db/schema.ts';

export type BuilderMemberRow = {
  teamId: number;
  id: number;
  name: string;
  email: string;
  level: 'leader' | 'member';
  profilePicture: string | null;
};

export type BuilderTeamRow = {
  id: number;
  code: string;
  name: string;
  clubId: number;
  categoryId: number;
  categoryName: string;
  /** In their order, the leader first. */
  members: BuilderMemberRow[];
};

async function findWith(db: Database, where: SQL): Promise<BuilderTeamRow[]> {
  const rows = await db
    .select({
      id: teams.id,
      code: teams.code,
      name: teams.name,
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

/** A club's teams with their members, in the order in which they were created. */
export const findClubTeams = (db: Database, clubId: number): Promise<BuilderTeamRow[]> =>
  findWith(db, eq(teams.clubId, clubId));

/** One team with its members, of whichever club, or nothing. */
export async function findBuilderTeam(
  db: Database,
  id: number,
): Promise<BuilderTeamRow | undefined> {
  return (await findWith(db, eq(teams.id, id)))[0];
}

/** The club's participants that are in no team of a category, by name. */
export const findAvailable = (db: Database, clubId: number, categoryId: number) =>
  db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      profilePicture: participants.profilePicture,
    })
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

/** Those of the given participants that exist, with the club each belongs to. */
export const findPeople = (db: Database, ids: number[]) =>
  db
    .select({ id: participants.id, name: participants.name, clubId: participants.clubId })
    .from(participants)
    .where(inArray(participants.id, ids));

/**
 * The number in a club's next public team code; numbers of deleted teams below the highest stay
 * free.
 */
export async function nextTeamNumber(db: Database, clubId: number): Promise<number> {
  const [last] = await db
    .select({ code: teams.code })
    .from(teams)
    .where(eq(teams.clubId, clubId))
    .orderBy(desc(teams.code))
    .limit(1);
  return Number(last?.code.slice(-5) ?? 0) + 1;
}

/** Adds a team without members and gives its id. */
export async function insertTeam(
  db: Database,
  team: Pick<BuilderTeamRow, 'code' | 'name' | 'clubId' | 'categoryId'> & { createdAt: Date },
): Promise<number> {
  const [inserted] = await db.insert(teams).values(team).returning({ id: teams.id });
  if (!inserted) throw new Error('A team was not inserted');
  return inserted.id;
}

/**
 * Adds members to a team without any, the first as its leader; gives the ids of those who are in
 * another team of the category, in which case the caller has to undo the rest.
 */
export async function insertMembers(
  db: Database,
  team: Pick<BuilderTeamRow, 'id' | 'categoryId'>,
  ids: number[],
): Promise<number[]> {
  const inserted = await db
    .insert(teamMembers)
    .values(
      ids.map((participantId, at) => ({
        teamId: team.id,
        participantId,
        categoryId: team.categoryId,
        level: at === 0 ? ('leader' as const) : ('member' as const),
        position: at + 1,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: teamMembers.participantId });
  return ids.filter((id) => !inserted.some((row) => row.id === id));
}

/** Changes a team's name, category and members, as `insertMembers` does. */
export async function replaceTeam(
  db: Database,
  team: Pick<BuilderTeamRow, 'id' | 'name' | 'categoryId'>,
  ids: number[],
): Promise<number[]> {
  // The members first: with the category, their places would move into it and meet those of other
  // teams.
  await db.delete(teamMembers).where(eq(teamMembers.teamId, team.id));
  await db
    .update(teams)
    .set({ name: team.name, categoryId: team.categoryId })
    .where(eq(teams.id, team.id));
  return insertMembers(db, team, ids);
}

/** Locks a team until the transaction ends, also against registrations that are under way. */
export async function lockTeam(db: Database, id: number): Promise<void> {
  await db.select({ id: teams.id }).from(teams).where(eq(teams.id, id)).for('update');
}

/** Whether the team is registered in a tournament. */
export async function isRegistered(db: Database, teamId: number): Promise<boolean> {
  const found = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.teamId, teamId))
    .limit(1);
  return found.length > 0;
}

/** Deletes a team with its members' places. */
export async function deleteTeamRow(db: Database, id: number): Promise<void> {
  await db.delete(teams).where(eq(teams.id, id));
}
