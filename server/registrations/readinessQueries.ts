import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import {
  categories,
  participants,
  registrations,
  teamMembers,
  teams,
  tournamentCategories,
  tournaments,
} from '../db/schema.ts';
import { isNotOver } from '../db/tournamentDays.ts';
import { registeredTeams } from '../tournaments/queries.ts';

/** The tournaments of `today` and later that may take place. */
const isComing = (today: string) =>
  and(isNotOver(today), inArray(tournaments.status, ['published', 'postponed']));

/** Returns the tournaments that clubs prepare for, the nearest first. */
export const findComingTournaments = (db: Database, today: string) =>
  db.select().from(tournaments).where(isComing(today)).orderBy(tournaments.date, tournaments.id);

/** Returns the categories of the coming tournaments; how many teams are registered only with a capacity. */
export const findComingCategories = (db: Database, today: string) =>
  db
    .select({
      tournamentId: tournamentCategories.tournamentId,
      categoryId: tournamentCategories.categoryId,
      capacity: tournamentCategories.capacity,
      registered: sql<
        number | null
      >`case when ${tournamentCategories.capacity} is not null then ${registeredTeams} end`,
    })
    .from(tournamentCategories)
    .innerJoin(tournaments, eq(tournaments.id, tournamentCategories.tournamentId))
    .where(isComing(today));

/** Returns a club's teams in order of creation; the memberships of deleted accounts do not count. */
export const findTeamSizes = (db: Database, clubId: number) =>
  db
    .select({
      id: teams.id,
      name: teams.name,
      category: { id: categories.id, name: categories.name },
      memberCount: sql<number>`count(${participants.id})::integer`,
      memberNames: sql<
        string[]
      >`coalesce(array_agg(${participants.name} order by ${teamMembers.position}) filter (where ${participants.id} is not null), '{}')`,
      hasLeader: sql<boolean>`count(${participants.id}) filter (where ${teamMembers.level} = 'leader') > 0`,
    })
    .from(teams)
    .innerJoin(categories, eq(categories.id, teams.categoryId))
    .leftJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .leftJoin(
      participants,
      and(eq(participants.id, teamMembers.participantId), isNull(participants.deletedAt)),
    )
    .where(eq(teams.clubId, clubId))
    .groupBy(teams.id, categories.id)
    .orderBy(asc(teams.id));

/** Returns what a club's teams are registered for in the coming tournaments. */
export const findComingRegistrations = (db: Database, clubId: number, today: string) =>
  db
    .select({
      id: registrations.id,
      tournamentId: registrations.tournamentId,
      teamId: registrations.teamId,
      startNumber: registrations.startNumber,
      checkedInAt: registrations.checkedInAt,
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .where(and(eq(teams.clubId, clubId), isComing(today)));

/** Returns each team of a club with each other one that has a member with an account in common. */
export function findTeamsWithSharedMembers(db: Database, clubId: number) {
  const otherMembers = alias(teamMembers, 'other_members');
  const otherTeams = alias(teams, 'other_teams');
  return db
    .selectDistinct({ teamId: teams.id, otherId: otherTeams.id })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .innerJoin(
      participants,
      and(eq(participants.id, teamMembers.participantId), isNull(participants.deletedAt)),
    )
    .innerJoin(
      otherMembers,
      and(eq(otherMembers.participantId, participants.id), ne(otherMembers.teamId, teams.id)),
    )
    .innerJoin(otherTeams, eq(otherTeams.id, otherMembers.teamId))
    .where(and(eq(teams.clubId, clubId), eq(otherTeams.clubId, clubId)))
    .orderBy(asc(teams.id), asc(otherTeams.id));
}
