import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamCode } from '../../openapi/schema.d.ts';
import type { Database, Transaction } from '../db/database.ts';
import { namedClub } from '../db/knownClub.ts';
import {
  categories,
  clubs,
  registrations,
  type RemovedContent,
  scores,
  standings,
  teamMembers,
  teams,
  tournaments,
} from '../db/schema.ts';
import { isTeamInRegion } from '../clubs/regions.ts';
import { isNotOver } from '../db/tournamentDays.ts';
import { isProvisional } from '../scores/public/isProvisional.ts';
import { shownTournament } from '../tournaments/queries.ts';
import { findMembers, toPublicMembers } from './memberQueries.ts';
import { contains, cutPage, type ListPage, startsLast } from '../db/listPage.ts';

const owner = alias(clubs, 'owner');

const teamColumns = {
  id: teams.id,
  code: teams.code,
  name: teams.name,
  logo: teams.logo,
  categoryId: teams.categoryId,
  categoryName: categories.name,
  /** Null for a club that the public does not see. */
  club: { id: clubs.id, name: clubs.name, logo: clubs.logo, isActive: clubs.isActive },
  names: owner.names,
  portraits: owner.portraits,
};

type TeamFilter = {
  search?: string | undefined;
  categoryId?: number | undefined;
  clubId?: number | undefined;
  /** The province or city of the club. */
  region?: string | undefined;
  /** Selects ids. */
  closest?: SQL | undefined;
};

const isListed = ({ search, categoryId, clubId, region, closest }: TeamFilter): SQL | undefined =>
  and(
    contains(teams.name, search),
    closest && sql`${teams.id} in ${closest}`,
    categoryId === undefined ? undefined : eq(teams.categoryId, categoryId),
    clubId === undefined ? undefined : eq(teams.clubId, clubId),
    isTeamInRegion(region),
  );

/**
 * Returns teams with their members as anybody sees them, by name; those whose name begins with the
 * search first.
 */
export async function findTeams(db: Database, { page, ...filter }: TeamFilter & ListPage = {}) {
  const where = isListed(filter);
  const found = db
    .select(teamColumns)
    .from(teams)
    .innerJoin(categories, eq(categories.id, teams.categoryId))
    .innerJoin(owner, eq(owner.id, teams.clubId))
    .leftJoin(clubs, namedClub)
    .where(where)
    .orderBy(...startsLast(teams.name, filter.search), asc(teams.name), asc(teams.id))
    .$dynamic();
  const rows = await cutPage(found, page);
  const isPart = page !== undefined || where !== undefined;
  const ids = rows.map(({ id }) => id);
  const members = Map.groupBy(
    await findMembers(db, isPart ? inArray(teamMembers.teamId, ids) : undefined),
    (member) => member.teamId,
  );
  return rows.map(({ names, portraits, ...team }) => ({
    ...team,
    members: toPublicMembers(members.get(team.id) ?? [], { names, portraits }),
  }));
}

export const countTeams = (db: Database, filter: TeamFilter): Promise<number> =>
  db.$count(teams, isListed(filter));

/** Selects what teams are searched by if no name of a team has every word. */
export function selectTeamTexts(db: Database, filter: TeamFilter) {
  const text = sql<string>`concat_ws(' ', ${teams.name}, ${teams.code}, ${clubs.name}, ${categories.name})`;
  return db
    .select({ id: teams.id, text: text.as('text') })
    .from(teams)
    .innerJoin(categories, eq(categories.id, teams.categoryId))
    .leftJoin(clubs, namedClub)
    .where(isListed(filter));
}

/** Returns the next tournament of teams: of `today` or later, if it takes place as planned. */
export async function findNextTournaments(db: Database, ids: number[], today: string) {
  if (ids.length === 0) return [];
  return db
    .selectDistinctOn([registrations.teamId], {
      teamId: registrations.teamId,
      tournament: shownTournament,
    })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .where(
      and(
        inArray(registrations.teamId, ids),
        isNotOver(today),
        eq(tournaments.status, 'published'),
      ),
    )
    .orderBy(asc(registrations.teamId), asc(tournaments.date), asc(tournaments.id));
}

/** What names a team: its id in the database, or its public code. */
export type TeamKey = { id: number } | { code: TeamCode };

/** Returns a team with its members as anybody sees them; undefined if there is none. */
export async function findTeam(db: Database, key: TeamKey) {
  const [team] = await db
    .select(teamColumns)
    .from(teams)
    .innerJoin(categories, eq(categories.id, teams.categoryId))
    .innerJoin(owner, eq(owner.id, teams.clubId))
    .leftJoin(clubs, namedClub)
    .where('id' in key ? eq(teams.id, key.id) : eq(teams.code, key.code));
  if (!team) return undefined;
  const { names, portraits, ...shown } = team;
  const members = await findMembers(db, eq(teamMembers.teamId, team.id));
  return { ...shown, members: toPublicMembers(members, { names, portraits }) };
}

/** Returns what a team is registered for on a day, the latest tournament first, with its score and place. */
export const findRegistrations = (db: Database, teamId: number, today: string) =>
  db
    .select({
      id: registrations.id,
      start_number: registrations.startNumber,
      tournament: shownTournament,
      category: { id: categories.id, name: categories.name, time_format: categories.timeFormat },
      place: standings.place,
      score: { points: scores.points, time: scores.time, rankedBy: scores.rankedBy },
      isProvisional: isProvisional(today),
    })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .leftJoin(scores, eq(scores.registrationId, registrations.id))
    .leftJoin(standings, eq(standings.registrationId, registrations.id))
    .where(eq(registrations.teamId, teamId))
    .orderBy(desc(tournaments.date), desc(registrations.id));

/** Returns the teams of a participant, by name. */
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

/** Returns the participant's level in each of their teams. */
export const findLevels = (db: Database, participantId: number) =>
  db
    .select({ teamId: teamMembers.teamId, level: teamMembers.level })
    .from(teamMembers)
    .where(eq(teamMembers.participantId, participantId));

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
 * Selects the ids of the teams that the participant leads, or only that of the team with the given
 * public code. Can also be used as a subquery.
 */
export function findLedTeams(db: Database, participantId: number, code: TeamCode | undefined) {
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
 * Removes a participant from the teams that the leader leads, and returns the places they had. Safe
 * under concurrent requests. The positions of the other members are not changed: only their order
 * matters, not the gap.
 */
export async function deleteMember(
  transaction: Transaction,
  participantId: number,
  leader: { id: number; teamCode: TeamCode | undefined },
): Promise<RemovedContent['memberships']> {
  return transaction
    .delete(teamMembers)
    .where(
      and(
        eq(teamMembers.participantId, participantId),
        inArray(teamMembers.teamId, findLedTeams(transaction, leader.id, leader.teamCode)),
      ),
    )
    .returning();
}
