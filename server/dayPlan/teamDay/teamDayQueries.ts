import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { TeamCode } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import { shownTables } from '../../db/resultTables.ts';
import { clubs, registrations, teams, tournaments } from '../../db/schema.ts';
import { isNamed } from '../../db/knownClub.ts';

const { matches, rounds, runs } = shownTables;

/** Returns a team as its page names it; undefined if no team has this code. */
export async function findTeamOfCode(db: Database, code: TeamCode) {
  const [team] = await db
    .select({
      id: teams.id,
      code: teams.code,
      name: teams.name,
      club: sql<string | null>`case when ${isNamed} then ${clubs.name} end`,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(teams.code, code));
  return team;
}

/** Returns the ids and last days of the tournaments in which a team is registered, the latest first. */
export const findTournamentDays = (db: Database, teamId: number) =>
  db
    .selectDistinct({
      id: tournaments.id,
      date: tournaments.date,
      lastDay: sql<string>`coalesce(${tournaments.endDate}, ${tournaments.date})::text`,
    })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    // Drafts are for organisers.
    .where(and(eq(registrations.teamId, teamId), ne(tournaments.status, 'draft')))
    .orderBy(desc(tournaments.date), desc(tournaments.id));

/** Returns the runs of a team in a tournament. */
export const findTeamRuns = (db: Database, teamId: number, tournamentId: number) =>
  db
    .select({
      roundId: runs.roundId,
      number: runs.number,
      result: { outcome: runs.outcome, points: runs.points, time: runs.time },
    })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    // An array, for which an index of the runs is used also below a view.
    .where(
      sql`${runs.registrationId} = any(array(
        select ${registrations.id} from ${registrations}
        where ${registrations.teamId} = ${teamId} and ${registrations.tournamentId} = ${tournamentId}))`,
    );

/** Returns those of the matches that have ended. */
export const findEndedMatches = async (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(matches)
        .where(and(inArray(matches.id, [...ids]), isNotNull(matches.endedAt)));
