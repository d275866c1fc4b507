import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { knockoutSize } from '../../../openapi/matches/seedKnockout.ts';
import type { OwnMatchResult, TeamMatch } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import { liveTables, type ResultTables, shownTables } from '../../db/resultTables.ts';
import { registrations, teams } from '../../db/schema.ts';
import type { MatchRow } from '../matches/matchQueries.ts';

const own = alias(registrations, 'own');
const other = alias(registrations, 'other');

/** Returns for how many teams a stage of a knock-out has places, by the number of one of its matches. */
function findStageTeams(number: number, teamCount: number): TeamMatch['stage_teams'] {
  const size = knockoutSize(teamCount);
  // The match for the third place has the last number.
  return number < size ? knockoutSize(size - number + 1) : null;
}

/** Returns the result of a match as one of its teams sees it. */
export function toOwnResult(
  { outcome, winner, homeScore, awayScore }: MatchRow,
  isHome: boolean,
): OwnMatchResult {
  if (outcome === null || winner === null) return null;
  const score = { home: homeScore ?? 0, away: awayScore ?? 0 };
  return {
    outcome: winner === 'draw' ? 'drawn' : winner === (isHome ? 'home' : 'away') ? 'won' : 'lost',
    own: isHome ? score.home : score.away,
    other: isHome ? score.away : score.home,
    ...(outcome !== 'played' && { walkover: true as const }),
  };
}

/**
 * Returns the matches of a team whose opponent is known by the id of its registration, in the order of
 * rounds and matches.
 */
async function findMatches(
  db: Database,
  teamId: number,
  { drawPlaces, matches, rounds }: ResultTables,
): Promise<Map<number, { id: number; match: TeamMatch }[]>> {
  const teamCount = db
    .select({ count: count() })
    .from(drawPlaces)
    .where(eq(drawPlaces.roundId, matches.roundId));
  const isOwn = (side: typeof matches.homeId | typeof matches.awayId) =>
    sql`${side} = any(array(
      select ${registrations.id} from ${registrations} where ${registrations.teamId} = ${teamId}))`;
  const found = await db
    .select({
      registrationId: own.id,
      round: rounds.name,
      match: matches,
      teamCount: sql<number>`(${teamCount})`.mapWith(Number),
      opponent: { id: teams.id, name: teams.name },
    })
    .from(own)
    .innerJoin(matches, or(eq(matches.homeId, own.id), eq(matches.awayId, own.id)))
    .innerJoin(
      other,
      and(ne(other.id, own.id), or(eq(other.id, matches.homeId), eq(other.id, matches.awayId))),
    )
    .innerJoin(teams, eq(teams.id, other.teamId))
    .innerJoin(rounds, eq(rounds.id, matches.roundId))
    // An array, for which indexes of the matches are used also below a view.
    .where(and(eq(own.teamId, teamId), or(isOwn(matches.homeId), isOwn(matches.awayId))))
    .orderBy(asc(rounds.position), asc(matches.number));
  const byRegistration = Map.groupBy(found, ({ registrationId }) => registrationId);
  return new Map(
    [...byRegistration].map(([registrationId, list]) => [
      registrationId,
      list.map(({ round, match, teamCount: placed, opponent }) => ({
        id: match.id,
        match: {
          round,
          number: match.number,
          group: match.groupNumber || null,
          stage_teams: match.groupNumber ? null : findStageTeams(match.number, placed),
          opponent,
          result: toOwnResult(match, match.homeId === registrationId),
        },
      })),
    ]),
  );
}

/** Returns the matches of a team as its own people and organisers see them, by the id of its registration. */
export const findOwnMatches = (db: Database, teamId: number) => findMatches(db, teamId, liveTables);

/** Returns the matches of a team as anybody sees them, by the id of its registration. */
export async function findMatchesOfTeam(
  db: Database,
  teamId: number,
): Promise<Map<number, TeamMatch[]>> {
  const found = await findMatches(db, teamId, shownTables);
  return new Map([...found].map(([id, list]) => [id, list.map(({ match }) => match)]));
}
