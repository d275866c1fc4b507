import type { Decision } from '../../../openapi/runs/rankRound.ts';
import { formatTime, type TimeFormat } from '../../../openapi/runs/scoreTimes.ts';
import type { Database } from '../../db/database.ts';
import type { ResultTables } from '../../db/resultTables.ts';
import type { PlayedCategory } from '../entryQueries.ts';
import { requirePlayed } from '../playedCategory.ts';
import {
  findRoundRankings,
  type PlayedEntrant,
  type RoundRanking,
  toStandings,
  toTotals,
} from '../rounds/roundRankings.ts';
import { toPublicMatchRounds } from '../matches/toRoundMatches.ts';
import { isPlanned } from '../rounds/roundQueries.ts';
import { toRound } from '../rounds/toRounds.ts';
import { toCorrection } from '../runs/runValues.ts';

function toDecision({ decidedBy, run, own, other }: Decision, format: TimeFormat) {
  const toText = (value: number | null) =>
    value === null ? null : decidedBy === 'time' ? formatTime(value, format) : String(value);
  return { decided_by: decidedBy, run: run ?? null, own: toText(own), other: toText(other) };
}

const toResult = (
  { registrationId, team: { id, name, start_number }, logo, club, runs }: PlayedEntrant,
  { reasons }: RoundRanking['round'],
  counted: readonly number[] = [],
) => ({
  team: {
    id,
    name,
    start_number,
    ...(logo !== null && { logo_path: logo }),
    ...(club.isNamed && { club: { id: club.id, name: club.name } }),
  },
  ...(reasons.has(registrationId) && { advance_reason: reasons.get(registrationId) }),
  // Why a team was disqualified is for organisers.
  runs: runs.map(({ number, outcome, points, time, ...run }) => ({
    number,
    outcome,
    points,
    time,
    counted: counted.includes(number),
    ...toCorrection(run),
  })),
});

const hasRuns = ({ runs }: PlayedEntrant) => runs.length > 0;

/** Returns the results of all teams of a round; none of the first one before somebody has a run in it. */
const toResults = ({ round, ranked, withoutResult }: RoundRanking, format: TimeFormat) => {
  const hasBegun = round.draw !== undefined || ranked.length > 0 || withoutResult.some(hasRuns);
  if (round.position === 1 && !hasBegun) return [];
  return [
    ...ranked.map((row) => ({
      ...toResult(row.entry, round, row.result.counted),
      rank: row.rank,
      ...toTotals(row, round, format),
      decision: row.decision ? toDecision(row.decision, format) : null,
    })),
    ...withoutResult.map((entry) => ({
      ...toResult(entry, round),
      rank: entry.rank,
      points: null,
      time: null,
      incomplete: false,
      decision: null,
    })),
  ];
};

/**
 * Returns the results of a category from these tables as the document has them, and whether a round is open, or still
 * to be held. Throws 404 if the category is not played in the tournament.
 */
export async function readCategoryResults(
  db: Database,
  played: PlayedCategory,
  tables: ResultTables,
) {
  const { timeFormat: format } = await requirePlayed(db, played);
  const rankings = await findRoundRankings(db, played, { tables });
  const rounds = rankings.map((ranking) => ({
    ...toRound(ranking.round),
    results: toResults(ranking, format),
  }));
  const named = new Set(rounds.flatMap(({ results }) => results.map(({ team }) => team.id)));
  return {
    isRunning: rankings.some(({ round }) => round.state === 'open' || isPlanned(round)),
    data: {
      time_format: format,
      standings: toStandings(rankings)
        .filter(({ team }) => named.has(team))
        .map(({ team, place }) => ({ team_id: team, place })),
      rounds,
      ...toPublicMatchRounds(
        rankings.map(({ round }) => round),
        rankings.flatMap(({ ranked, withoutResult }) => [
          ...ranked.map(({ entry }) => entry),
          ...withoutResult,
        ]),
      ),
    },
  };
}
