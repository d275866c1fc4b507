import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  categories,
  certificateConfirmations,
  certificateNames,
  clubs,
  participants,
  registrationMembers,
  registrations,
  resultStates,
  officialResults,
  teamMembers,
  teams,
} from '../db/schema.ts';

function selectMembers(
  db: Database,
  table: typeof teamMembers | typeof registrationMembers,
  where: SQL,
) {
  const isOf =
    'teamId' in table
      ? eq(table.teamId, registrations.teamId)
      : eq(table.registrationId, registrations.id);
  return db
    .select({
      registrationId: registrations.id,
      isCheckedIn: sql<boolean>`${registrations.checkedInAt} is not null`,
      category: { id: categories.id, name: categories.name },
      team: { id: teams.id, name: teams.name },
      club: { id: clubs.id, name: clubs.name },
      participantId: participants.id,
      name: participants.name,
      isErased: sql<boolean>`${participants.deletedAt} is not null`,
      printedName: sql<string>`coalesce(${certificateNames.printedName}, ${participants.name})`,
    })
    .from(registrations)
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(table, isOf)
    .innerJoin(participants, eq(participants.id, table.participantId))
    .leftJoin(
      certificateNames,
      and(
        eq(certificateNames.participantId, participants.id),
        eq(certificateNames.tournamentId, registrations.tournamentId),
      ),
    )
    .where(where)
    .orderBy(asc(clubs.name), asc(teams.name), asc(registrations.id), asc(table.position));
}

export type Member = Awaited<ReturnType<typeof selectMembers>>[number];

/**
 * Returns the members of registered teams with the names that are printed, by club and team: those of a team's first
 * run, before it those of now.
 */
async function findAllMembers(db: Database, where: SQL): Promise<Member[]> {
  const now = await selectMembers(db, teamMembers, where);
  const then = await selectMembers(db, registrationMembers, where);
  const hasRun = new Set(then.map(({ registrationId }) => registrationId));
  return [...then, ...now.filter(({ registrationId }) => !hasRun.has(registrationId))];
}

/** Returns the members of the teams of a tournament, without those whose account was erased. */
export const findMembers = async (db: Database, tournamentId: number): Promise<Member[]> =>
  (await findAllMembers(db, eq(registrations.tournamentId, tournamentId))).filter(
    ({ isErased }) => !isErased,
  );

/** Returns the members of the teams of a club, also those whose account was erased. */
export const findMembersOfClub = (db: Database, clubId: number): Promise<Member[]> =>
  findAllMembers(db, eq(teams.clubId, clubId));

/** Returns the clubs that have checked the names of a tournament. */
export const findConfirmations = (db: Database, tournamentId: number) =>
  db
    .select({
      club: { id: clubs.id, name: clubs.name },
      coaches: certificateConfirmations.coaches,
      confirmedAt: certificateConfirmations.confirmedAt,
    })
    .from(certificateConfirmations)
    .innerJoin(clubs, eq(clubs.id, certificateConfirmations.clubId))
    .where(eq(certificateConfirmations.tournamentId, tournamentId))
    .orderBy(asc(clubs.name), asc(clubs.id));

type Standings = { standings: { team_id: number; place: number | null }[] };

/** The latest official results of a category. */
export type OfficialPlaces = {
  categoryId: number;
  version: number;
  /** Whether they are not being corrected. */
  isOfficial: boolean;
  /** Whether visitors see a frozen board instead. */
  isHidden: boolean;
  placeOf: Map<number, number | null>;
};

/** Returns the latest official results of the categories of a tournament that have any. */
export async function findOfficialPlaces(
  db: Database,
  tournamentId: number,
): Promise<OfficialPlaces[]> {
  const rows = await db
    .select({
      categoryId: resultStates.categoryId,
      state: resultStates.state,
      isHidden: sql<boolean>`${resultStates.shown} is not null`,
      version: officialResults.version,
      data: officialResults.data,
    })
    .from(resultStates)
    .innerJoin(
      officialResults,
      and(
        eq(officialResults.tournamentId, resultStates.tournamentId),
        eq(officialResults.categoryId, resultStates.categoryId),
        eq(officialResults.version, resultStates.officialVersion),
      ),
    )
    .where(
      and(eq(resultStates.tournamentId, tournamentId), isNotNull(resultStates.officialVersion)),
    );
  return rows.map(({ categoryId, state, isHidden, version, data }) => ({
    categoryId,
    version,
    isHidden,
    isOfficial: state === 'official',
    placeOf: new Map((data as Standings).standings.map((row) => [row.team_id, row.place])),
  }));
}
