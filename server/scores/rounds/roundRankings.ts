import { type CountableRun, countRounds } from '../../../openapi/runs/runResults.ts';
import {
  type Advance,
  findAdvancing,
  type RankedEntry,
  rankRound,
  rankWithoutResult,
} from '../../../openapi/runs/rankRound.ts';
import { findStandings, type Standing } from '../../../openapi/runs/standings.ts';
import { formatTime, type TimeFormat } from '../../../openapi/runs/scoreTimes.ts';
import type { Database } from '../../db/database.ts';
import { liveTables, type ResultTables } from '../../db/resultTables.ts';
import { type Entrant, findEntrants, type PlayedCategory } from '../entryQueries.ts';
import { findRounds, type RoundRow, type RoundWithTeams, toRule } from './roundQueries.ts';
import { rankMatches } from '../matches/rankMatches.ts';
import { findEnteredRuns, type NamedRun } from '../runs/runQueries.ts';

/** A team with its runs of a round, in the order of their numbers. */
export type PlayedEntrant = Entrant & { runs: NamedRun[] };

/** The teams of a round by their results in it. */
export type RoundRanking = {
  round: RoundWithTeams;
  /** The teams with a result, the best first. */
  ranked: RankedEntry<PlayedEntrant>[];
  /**
   * The other teams of the round: those that share the last rank first, then by name; with points for those that
   * are still in a knock-out.
   */
  withoutResult: (PlayedEntrant & { rank: number | null; points?: number | undefined })[];
};

/** Teams whose runs that are not entered in the round before this position count as missed. */
type Absence = { position: number; teamIds: ReadonlySet<number> };

/** Returns the numbers of the runs that a team does not have in a round. */
export const findMissingNumbers = (
  { runCount }: Pick<RoundRow, 'runCount'>,
  runs: readonly CountableRun[],
): number[] =>
  Array.from({ length: runCount }, (_, index) => index + 1).filter((each) =>
    runs.every(({ number }) => number !== each),
  );

const missedRun = (number: number): CountableRun => ({
  number,
  outcome: 'dns',
  points: null,
  time: null,
});

/** Returns whether teams are in a round: in a drawn one those that were drawn. */
const isIn =
  ({ position, draw, registrationIds }: RoundWithTeams) =>
  ({ registrationId: id }: Entrant): boolean =>
    draw
      ? draw.places.some((place) => place.registrationId === id)
      : position === 1 || registrationIds.includes(id);

function rankDraw(round: RoundWithTeams, entrants: readonly Entrant[]): RoundRanking {
  const entries = entrants.map((entrant) => ({ ...entrant, runs: [] }));
  const { matchRule, draw } = round;
  if (!matchRule || !draw) return { round, ranked: [], withoutResult: [] };
  const { ranked, others } = rankMatches(matchRule, draw, entries);
  return {
    round,
    ranked,
    withoutResult: others.map(({ entry, points }) => ({ ...entry, rank: null, points })),
  };
}

/** Returns the rounds of a category with their teams, ranked by their runs and those missed by an absence. */
export async function findRoundRankings(
  db: Database,
  played: PlayedCategory,
  { absence, tables = liveTables }: { absence?: Absence | undefined; tables?: ResultTables } = {},
): Promise<RoundRanking[]> {
  const rounds = await findRounds(db, played, tables);
  const entrants = await findEntrants(db, played);
  const runs = Map.groupBy(
    (await findEnteredRuns(db, played, tables)).toSorted((one, other) => one.number - other.number),
    ({ registrationId, roundId }) => `${registrationId}/${roundId}`,
  );
  const runsOf = (registrationId: number, roundId: number) =>
    runs.get(`${registrationId}/${roundId}`) ?? [];
  const missedIn = rounds.findLast(({ position }) => position < (absence?.position ?? 0));
  const playedBy = ({ registrationId, team }: Entrant, round: RoundRow): CountableRun[] => {
    const own = runsOf(registrationId, round.id);
    return round.id === missedIn?.id && absence?.teamIds.has(team.id)
      ? [...own, ...findMissingNumbers(round, own).map(missedRun)]
      : own;
  };
  const resultsOf = new Map(
    entrants.map((entrant) => [
      entrant.registrationId,
      countRounds(rounds.map((round) => ({ rule: toRule(round), runs: playedBy(entrant, round) }))),
    ]),
  );
  return rounds.map((round, index) => {
    const own = entrants.filter(isIn(round));
    if (round.matchRule && round.draw) return rankDraw(round, own);
    const entries = own.map((entrant) => ({
      entry: { ...entrant, runs: runsOf(entrant.registrationId, round.id) },
      result: resultsOf.get(entrant.registrationId)?.[index],
    }));
    const ranked = rankRound(
      toRule(round),
      entries.flatMap(({ entry, result }) => (result ? [{ entry, result }] : [])),
    );
    const lastRank = rankWithoutResult(toRule(round), ranked);
    const others = entries.flatMap(({ entry, result }) =>
      result ? [] : [{ ...entry, rank: playedBy(entry, round).length > 0 ? lastRank : null }],
    );
    return {
      round,
      ranked,
      withoutResult: others.toSorted(
        (one, other) => Number(one.rank === null) - Number(other.rank === null),
      ),
    };
  });
}

/** Returns which teams of the round before advance to a round. */
export const findAdvancingTo = (
  { teamCount, clubLimit }: RoundRow,
  { ranked }: Pick<RoundRanking, 'ranked'>,
): Advance<PlayedEntrant> =>
  findAdvancing(
    ranked,
    teamCount ?? 0,
    clubLimit === null ? undefined : { limit: clubLimit, clubOf: ({ club }) => club.id },
  );

/** Returns the standings of a category from its rounds, each with the id of the team. */
export const toStandings = (rankings: readonly RoundRanking[]): Standing<number>[] =>
  findStandings(
    rankings.map(({ round, ranked, withoutResult }) => {
      const rankOf = new Map(ranked.map(({ entry, rank }) => [entry.team.id, rank]));
      for (const { team, rank } of withoutResult) if (rank !== null) rankOf.set(team.id, rank);
      const others = withoutResult.filter(({ rank }) => rank === null);
      const isKnockout = round.draw !== undefined && round.matchRule?.kind === 'knockout';
      return {
        ranked: [...rankOf].map(([team, rank]) => ({ team, rank })),
        unranked: isKnockout ? [] : others.map(({ team }) => team.id),
        ...(isKnockout && { undecided: others.map(({ team }) => team.id) }),
      };
    }),
  );

/**
 * Returns points and time of a ranked team, and whether they are those of its best run, as it has no mean;
 * the time is null if there is none or it is not ranked.
 */
export const toTotals = (
  { result }: Pick<RankedEntry<unknown>, 'result'>,
  { ranking }: Pick<RoundRow, 'ranking'>,
  format: TimeFormat,
) => ({
  points: result.points,
  time:
    ranking === 'points_only' || !Number.isFinite(result.time)
      ? null
      : formatTime(result.time, format),
  incomplete: result.isIncomplete,
});
