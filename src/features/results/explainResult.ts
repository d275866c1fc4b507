import { isStarted } from '../../../openapi/runs/runOutcomes.ts';
import { usualTies } from '../../../openapi/runs/usualTies.ts';
import type { CategoryResults, Score, TeamResult } from '../../../openapi/schema.d.ts';
import type { RankedScore } from '../../lib/scoreRanking.ts';
import type { StandingRow } from '../../lib/standingRows.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { scoreText } from '../../lib/text/runText.ts';
import { copy } from './copy.ts';

export type ResultRound = CategoryResults['rounds'][number];
export type ResultRun = TeamResult['runs'][number];

const { reason } = copy;

/** Returns the number of the own run that has decided; undefined where results are of several runs. */
function findDecidingRun({ counting, run_count: count }: ResultRound, result: TeamResult) {
  const { decision, runs } = result;
  if (!decision || counting !== 'best' || count === 1) return undefined;
  return runs
    .filter(({ outcome }) => isStarted[outcome])
    .filter(({ counted }) => counted === (decision.run === null || decision.run === 1))
    .find(({ points, time }) =>
      decision.decided_by === 'time' ? time === decision.own : String(points) === decision.own,
    )?.number;
}

/** Returns what is equal before what has decided; undefined if nothing is. */
function findEqual({ ranking }: ResultRound, { decision, points, time }: TeamResult) {
  if (!decision) return undefined;
  const pointsText = formatNumber(points ?? 0);
  if (decision.run !== null) {
    if (ranking === 'time') return time === null ? undefined : reason.equalTime(time);
    return ranking === 'points' && time !== null
      ? reason.equalPointsAndTime(pointsText)
      : reason.equalPoints(pointsText);
  }
  return ranking === 'points' && decision.decided_by === 'time'
    ? reason.equalPoints(pointsText)
    : undefined;
}

function compare({ decided_by: decidedBy, run, own, other }: NonNullable<TeamResult['decision']>) {
  const toNumber = (value: string | null) => formatNumber(Number(value ?? 0));
  if (decidedBy === 'time')
    return other === null ? reason.timed(own ?? '') : reason.faster(own ?? '', other);
  if (decidedBy === 'mean') return reason.mean;
  if (decidedBy === 'run_count')
    return (run === null ? reason.runs : reason.sameRuns)(toNumber(own), toNumber(other));
  return reason.points(toNumber(own), toNumber(other));
}

/** Returns what has put a team before the next one; undefined where the numbers of the rows say so. */
function explainDecision(round: ResultRound, result: TeamResult): string | undefined {
  const { rank, decision } = result;
  if (!decision) return undefined;
  if (decision.decided_by === 'nothing') return rank === 1 ? reason.sharedFirst : reason.shared;
  const equal = findEqual(round, result);
  const compared = compare(decision);
  const run = findDecidingRun(round, result);
  const isShown = decision.decided_by === 'run_count' || decision.decided_by === 'mean';
  if (equal === undefined) return isShown ? compared : undefined;
  if (run !== undefined) return `${equal}; ${reason.ofRun(run, compared)}`;
  return `${equal}; ${decision.run === 1 ? reason.ofBestRun(compared) : compared}`;
}

/** Returns what is special of the result that a team is ranked by; undefined if nothing is. */
function explainOrigin(
  { ranking, carry_over: carryOver }: ResultRound,
  { incomplete, points, time, runs }: TeamResult,
): string | undefined {
  if (incomplete) return reason.noMean(scoreText(ranking === 'time' ? null : points, time));
  const isKept = carryOver !== 'none' && runs.every(({ counted }) => !counted);
  return isKept ? reason.kept[carryOver] : undefined;
}

/**
 * Returns why a team has its rank in a round, compared with the next team:
 * 'Sama 120 poin; percobaan 2: 01:12 lebih cepat dari 01:40'. Undefined where the numbers of the rows say so,
 * and for a round of matches, whose tables say it.
 */
export function explainResult(round: ResultRound, result: TeamResult): string | undefined {
  const { rank, points, runs } = result;
  if (round.match_rule) return undefined;
  if (rank === null) return runs.length === 0 ? reason.noRun : reason.noneCounted;
  if (points === null) return reason.lastRank;
  const texts = [explainOrigin(round, result), explainDecision(round, result)];
  return texts.filter((text) => text !== undefined).join('. ') || undefined;
}

/**
 * Returns why a team has its place over several rounds: 'Final: peringkat 2', 'Tidak lolos ke Final:
 * peringkat 7 di Penyisihan'; or that it has no run, yet or at all.
 */
export function explainStanding(
  { reached, ranked, missed, results }: StandingRow,
  isProvisional: boolean,
): string {
  if (!ranked && results.some(({ result }) => result.runs.length > 0)) return reason.noneCounted;
  if (!ranked && reached.match_rule)
    return reached.match_rule.kind === 'groups'
      ? reason.noMatchYet
      : reason.stillPlaying(reached.name);
  if (!ranked) return isProvisional && reached.state === 'open' ? copy.noRunYet : reason.noRun;
  const { round, result } = ranked;
  const rank = result.rank ?? 0;
  const explained = explainResult(round, result);
  const decision = explained === undefined ? '' : `. ${explained}`;
  if (round.id !== reached.id)
    return (reached.match_rule ? reason.reachedFrom : reason.withoutResult)(
      reached.name,
      rank,
      round.name,
    );
  return missed
    ? reason.notAdvanced(missed.name, rank, round.name) + decision
    : reason.inRound(round.name, rank) + decision;
}

/** Returns what was corrected after a round was closed, and why: 'Diperbaiki (Percobaan 2): salah baca'. */
const explainCorrections = (
  { run_count: count }: ResultRound,
  { runs }: TeamResult,
  roundName?: string,
): string[] =>
  runs.flatMap(({ number, correction }) => {
    if (!correction) return [];
    const place = [roundName, count > 1 && copy.run(number)].filter(Boolean).join(', ');
    return place === ''
      ? copy.corrected(correction.reason)
      : copy.correctedAt(place, correction.reason);
  });

/** Returns what organisers have decided about the result of a team in a round: 'Lolos: undian'. */
export const listDecisions = (round: ResultRound, result: TeamResult): string[] => [
  ...(result.advance_reason === undefined ? [] : [copy.advanced(result.advance_reason)]),
  ...explainCorrections(round, result),
];

/** Returns what organisers have decided about a team in all rounds: 'Lolos ke Final: undian'. */
export const listAllDecisions = ({ results }: StandingRow): string[] =>
  results.flatMap(({ round, result }) => [
    ...(result.advance_reason === undefined
      ? []
      : [copy.advancedTo(round.name, result.advance_reason)]),
    ...explainCorrections(round, result, round.name),
  ]);

/** Returns how the runs of a round count and how its teams are ranked. */
export function explainRule({
  counting,
  best_count: bestCount,
  incomplete_mean: incompleteMean,
  run_count: runCount,
  ranking,
  ties,
  without_result: withoutResult,
  carry_over: carryOver,
}: ResultRound): string {
  return [
    runCount > 1 && `${copy.counting[counting](bestCount ?? 1)} (✓).`,
    incompleteMean !== null && copy.incompleteMean[incompleteMean],
    copy.roundLead[ranking],
    runCount > 1 && ties !== usualTies[counting] && copy.ties[ties],
    copy.carryOver[carryOver],
    copy.withoutResult[withoutResult],
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns why a score of equal points stands before the next one, or that it shares its rank; undefined
 * where the numbers beside it say so. Times are ranked as text: one that only sorts first is not called
 * faster.
 */
export function explainScore(
  results: readonly RankedScore<Score>[],
  result: RankedScore<Score>,
): string | undefined {
  const index = results.indexOf(result);
  const { rank, points, time } = result;
  const next = results[index + 1];
  if (results[index - 1]?.rank === rank || next?.rank === rank)
    return rank === 1 ? reason.sharedFirst : reason.shared;
  if (!next || points === null || next.points !== points || time === null) return undefined;
  if (next.time === null)
    return `${reason.equalPoints(formatNumber(points))}; ${reason.timed(time)}`;
  if (time >= next.time) return undefined;
  return `${reason.equalPoints(formatNumber(points))}; ${reason.faster(time, next.time)}`;
}
