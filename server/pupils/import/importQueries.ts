import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TeamCode } from '../../../openapi/schema.d.ts';
import { changeMembers, findFixedTeams } from '../../teams/changeMembers.ts';
import { nextTeamNumber } from '../../teams/builderQueries.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { participants, teamMembers, teams } from '../../db/schema.ts';
import type { PlannedPupil, PlannedTeam } from './planned.ts';

/** An arbitrary number: with the id of a club, the advisory lock of its import. */
const importLock = 3_434;

/**
 * Takes the right to import pupils of a club until the transaction ends; returns false if another
 * import of the club has it.
 */
export async function tryImportLock(transaction: Transaction, clubId: number): Promise<boolean> {
  const [lock] = await transaction
    .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${importLock}, ${clubId})` })
    .from(sql`(values (1)) as one`);
  return lock?.isFree === true;
}

/** Returns whom a club has, and its teams with the ids of their members and whether these can change. */
export async function findClubState(db: Database, clubId: number, now: Date) {
  const people = await db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      class: participants.class,
    })
    .from(participants)
    .where(eq(participants.clubId, clubId));
  const clubTeams = await db
    .select({ id: teams.id, name: teams.name, categoryId: teams.categoryId })
    .from(teams)
    .where(eq(teams.clubId, clubId));
  const members = await db
    .select({ teamId: teamMembers.teamId, participantId: teamMembers.participantId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teams.clubId, clubId));
  const fixed = await findFixedTeams(
    db,
    clubTeams.map(({ id }) => id),
    now,
  );
  return {
    people,
    teams: clubTeams.map((team) => ({ ...team, isFixed: fixed.has(team.id) })),
    members,
  };
}

export type ClubState = Awaited<ReturnType<typeof findClubState>>;

/** How many rows one statement inserts: it may have 65,535 values. */
const maxRows = 1_000;

/** Calls `work` with the rows in parts, one after the other. */
async function inParts<Row>(rows: Row[], work: (part: Row[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += maxRows)
    await work(rows.slice(start, start + maxRows));
}

type Club = { id: number; code: string };

/** Adds the new pupils to the club, without a password, and gives them their ids. */
const insertPupils = (transaction: Transaction, club: Club, pupils: PlannedPupil[], at: Date) =>
  inParts(pupils, async (part) => {
    const inserted = await transaction
      .insert(participants)
      .values(
        part.map(({ name, email, class: className }) => ({
          name,
          email,
          class: className,
          passwordHash: '',
          clubId: club.id,
          createdAt: at,
        })),
      )
      .returning({ id: participants.id });
    for (const [index, pupil] of part.entries()) pupil.id = inserted[index]?.id;
  });

/** Gives pupils of the club the classes that the import gives them. */
const updateClasses = (transaction: Transaction, club: Club, pupils: PlannedPupil[]) =>
  inParts(
    pupils.flatMap(({ id, newClass }) =>
      id === undefined || newClass === undefined ? [] : [{ id, newClass }],
    ),
    async (part) => {
      const classes = sql.join(
        part.map(({ id, newClass }) => sql`(${id}::integer, ${newClass}::text)`),
        sql`, `,
      );
      await transaction
        .update(participants)
        .set({ class: sql`given.class` })
        .from(sql`(values ${classes}) as given (id, class)`)
        .where(and(eq(participants.id, sql`given.id`), eq(participants.clubId, club.id)));
    },
  );

/** Adds the new teams, with the next codes of the club, and gives them their ids. */
async function insertTeams(transaction: Transaction, club: Club, added: PlannedTeam[], at: Date) {
  if (added.length === 0) return;
  const first = await nextTeamNumber(transaction, club.id);
  const coded = added.map((team, index) => ({
    team,
    code: `X-${club.code}-${String(first + index).padStart(5, '0')}` satisfies TeamCode,
  }));
  await inParts(coded, async (part) => {
    const inserted = await transaction
      .insert(teams)
      .values(
        part.map(({ team: { name, categoryId }, code }) => ({
          code,
          name,
          clubId: club.id,
          categoryId,
          createdAt: at,
        })),
      )
      .returning({ id: teams.id });
    for (const [index, { team }] of part.entries()) team.id = inserted[index]?.id;
  });
}

/** Puts the pupils into their teams; the first of a new team leads it. */
async function insertMemberships(transaction: Transaction, planned: PlannedTeam[]): Promise<void> {
  const ids = planned.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  const last = new Map(
    (
      await transaction
        .select({
          teamId: teamMembers.teamId,
          position: sql<number>`max(${teamMembers.position})`,
          hasLeader: sql<boolean>`bool_or(${teamMembers.level} = 'leader')`,
        })
        .from(teamMembers)
        .where(inArray(teamMembers.teamId, ids))
        .groupBy(teamMembers.teamId)
    ).map(({ teamId, ...rest }) => [teamId, rest]),
  );
  const rows = planned.flatMap(({ id = 0, categoryId, joining }) => {
    const { position = 0, hasLeader = false } = last.get(id) ?? {};
    return joining.map((pupil, index) => ({
      teamId: id,
      participantId: pupil.id ?? 0,
      categoryId,
      level: !hasLeader && index === 0 ? ('leader' as const) : ('member' as const),
      position: position + index + 1,
    }));
  });
  await inParts(rows, async (part) => {
    await transaction.insert(teamMembers).values(part);
  });
}

/** Saves a plan without problems in a locked club. */
export async function savePlan(
  transaction: Transaction,
  club: Club,
  { pupils, teams: planned }: { pupils: PlannedPupil[]; teams: PlannedTeam[] },
  at: Date,
): Promise<void> {
  await insertPupils(
    transaction,
    club,
    pupils.filter(({ id }) => id === undefined),
    at,
  );
  await updateClasses(transaction, club, pupils);
  await insertTeams(
    transaction,
    club,
    planned.filter(({ id }) => id === undefined),
    at,
  );
  const joined = planned.filter(({ joining }) => joining.length > 0);
  await changeMembers(
    transaction,
    {
      teamIds: joined.flatMap(({ id }) => id ?? []),
      now: at,
      by: { clubId: club.id, operation: 'importClubParticipants' },
    },
    () => insertMemberships(transaction, joined),
  );
}
