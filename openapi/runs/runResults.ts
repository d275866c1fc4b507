import { isStarted } from './runOutcomes.ts';
import type { RankingRule, Round, RunOutcome } from '../schema.d.ts';
import { formatTime, parseTime, type TimeFormat } from './scoreTimes.ts';
import { optionalPointsLimits } from '../workLimits.ts';

/** What of a round decides how its runs count and how its teams are ranked. */
export type RoundRule = Pick<
  Round,
  | 'run_count'
  | 'counting'
  | 'best_count'
  | 'incomplete_mean'
  | 'ranking'
  | 'counts_unfinished'
  | 'ties'
  | 'without_result'
  | 'carry_over'
>;

export type CountableRun = {
  number: number;
  outcome: RunOutcome;
  points: number | null;
  time: string | null;
};

/** Points, and a time as a number of `parseTime`: infinite for none, 0 where only points are ranked. */
type Value = { points: number; time: number };

export type RoundResult = Value & {
  /** The numbers of the runs of the round that count; none where the result is that of an earlier round. */
  counted: number[];
  /** How many runs count, with those of earlier rounds that are added. */
  count: number;
  /** The runs that can count, the best first; with those of earlier rounds where the better result counts. */
  runs: (Value & { number: number })[];
  /** Whether there is no mean, because a run is missing: points and time are those of the best run. */
  isIncomplete: boolean;
};

/**
 * What has decided between two results: that only one of them has a mean, points, time or the number of
 * counted runs; with `run`, points or time of the best, second-best … run (1, 2 …), or that only one of
 * them has such a run; or nothing.
 */
export type Comparison = {
  /** Negative if the first result is better, positive if the second is, 0 if they share a rank. */
  order: number;
  decidedBy: 'points' | 'time' | 'run_count' | 'mean' | 'nothing';
  run?: number;
};

/** Whether the rule needs the points of a run with this outcome. */
export const needsPoints = (
  { ranking, counts_unfinished: countsUnfinished }: RoundRule,
  outcome: RunOutcome,
): boolean =>
  ranking !== 'time' && (outcome === 'finished' || (isStarted[outcome] && countsUnfinished));

/** Whether the rule needs the time of a run with this outcome. */
export const needsTime = ({ ranking }: RoundRule, outcome: RunOutcome): boolean =>
  ranking !== 'points_only' && outcome === 'finished';

/** An unfinished run has points, if the rule counts them, and no time, so it never counts by time alone. */
const canCount = (rule: RoundRule, { outcome }: CountableRun): boolean =>
  outcome === 'finished' ||
  (isStarted[outcome] && rule.counts_unfinished && rule.ranking !== 'time');

function toValue({ ranking }: RoundRule, { points, time, outcome }: CountableRun): Value {
  const isTimed = outcome === 'finished' && time !== null;
  return {
    points: points ?? 0,
    time: ranking === 'points_only' ? 0 : isTimed ? parseTime(time) : Infinity,
  };
}

/** Points as a whole number, so that sums are exact: hundredths. */
const toHundredths = (points: number): number => Math.round(points * 100);

/** The difference of two times, which may both be infinite. */
const compareTimes = (one: number, other: number) => (one === other ? 0 : one - other);

/** Compares by points and then by time, or by the one that the rule ranks. */
function compareValues({ ranking }: RoundRule, one: Value, other: Value): Comparison {
  if (ranking !== 'time' && one.points !== other.points)
    return { order: other.points - one.points, decidedBy: 'points' };
  const order = ranking === 'points_only' ? 0 : compareTimes(one.time, other.time);
  return { order, decidedBy: order === 0 ? 'nothing' : 'time' };
}

/** How many runs count, if the team has as many. */
const countedRuns = ({ counting, run_count: runCount, best_count: bestCount }: RoundRule): number =>
  ({ best: 1, sum: runCount, mean: runCount, best_sum: bestCount ?? 1 })[counting];

/** Returns the result of a team from its runs that can count; `missed` is how many others it has. */
function countOwnRuns(
  rule: RoundRule,
  able: RoundResult['runs'],
  missed: number,
): RoundResult | undefined {
  const { counting, ranking, run_count: runCount, incomplete_mean: incompleteMean } = rule;
  const isMean = counting === 'mean';
  const isIncomplete = isMean && incompleteMean !== 'zero' && able.length < runCount;
  const limit = isIncomplete ? 1 : countedRuns(rule);
  const counted = able.slice(0, limit);
  if (counted.length === 0) return undefined;
  const total = (valueOf: (value: Value) => number, divisor: number) =>
    // Without the sign of a rounded -0.
    Math.round(counted.reduce((sum, value) => sum + valueOf(value), 0) / divisor) + 0;
  const isTimed = ranking === 'points_only' || limit <= runCount - missed;
  return {
    points:
      total(({ points }) => toHundredths(points), isMean && !isIncomplete ? runCount : 1) / 100,
    time: isTimed ? total(({ time }) => time, isMean ? counted.length : 1) : Infinity,
    counted: counted.map(({ number }) => number),
    count: counted.length,
    runs: able,
    isIncomplete,
  };
}

const sortRuns = (rule: RoundRule, runs: RoundResult['runs']) =>
  runs.toSorted((one, other) => compareValues(rule, one, other).order);

/** Returns a result with the one of an earlier round, as the rule of the later one carries it over. */
const carryOver: Record<
  Exclude<RoundRule['carry_over'], 'none'>,
  (rule: RoundRule, own: RoundResult, carried: RoundResult) => RoundResult
> = {
  sum: (_rule, own, carried) => ({
    ...own,
    points: (toHundredths(own.points) + toHundredths(carried.points)) / 100,
    time: own.time + carried.time,
    count: own.count + carried.count,
    isIncomplete: own.isIncomplete || carried.isIncomplete,
  }),
  best: (rule, own, carried) => {
    const runs = sortRuns(rule, [...carried.runs, ...own.runs]);
    // Of equal ones the earlier one counts, as within a round.
    return compareTotals(rule, own, carried).order < 0
      ? { ...own, runs }
      : { ...carried, counted: [], runs };
  },
};

/** Returns the result of an earlier round for a team without a counted run in the later one. */
function keepCarried(rule: RoundRule, carried: RoundResult, missed: number): RoundResult {
  if (rule.carry_over === 'best')
    return { ...carried, counted: [], runs: sortRuns(rule, carried.runs) };
  const isTimed = rule.ranking === 'points_only' || missed < rule.run_count;
  return {
    ...carried,
    counted: [],
    time: isTimed ? carried.time : Infinity,
    runs: [],
    isIncomplete: carried.isIncomplete || rule.incomplete_mean === 'below',
  };
}

/**
 * Returns the result of a team in a round from its runs there, and from the result that it carries over;
 * undefined if it has neither.
 *
 * A mean is rounded to two decimals of points (a half upwards) and to a whole unit of time, and is ranked as
 * rounded.
 * A missed run must not make a sum or mean of times shorter: a team that can no longer have enough runs
 * has no time.
 */
export function countRuns(
  rule: RoundRule,
  runs: readonly CountableRun[],
  carried?: RoundResult,
): RoundResult | undefined {
  const able = runs
    .filter((run) => canCount(rule, run))
    .map((run) => ({ number: run.number, ...toValue(rule, run) }))
    .toSorted((one, other) => compareValues(rule, one, other).order || one.number - other.number);
  const missed = runs.length - able.length;
  const own = countOwnRuns(rule, able, missed);
  if (rule.carry_over === 'none' || !carried) return own;
  return own ? carryOver[rule.carry_over](rule, own, carried) : keepCarried(rule, carried, missed);
}

/** Compares the best runs of two teams, then the second-best ones and so on, as far as the rule says. */
function compareRuns(rule: RoundRule, one: RoundResult, other: RoundResult): Comparison {
  const most = rule.ties === 'best_run' ? 1 : Math.max(one.runs.length, other.runs.length);
  for (let index = 0; index < most; index += 1) {
    const [own, theirs] = [one.runs[index], other.runs[index]];
    const run = index + 1;
    if (!own && !theirs) break;
    if (!own || !theirs) return { order: own ? -1 : 1, decidedBy: 'run_count', run };
    const compared = compareValues(rule, own, theirs);
    if (compared.order !== 0) return { ...compared, run };
  }
  return { order: 0, decidedBy: 'nothing' };
}

/** Whether times of several runs are added, so that a time of fewer runs is no better one. */
const addsTimes = ({ ranking, counting, carry_over: carried }: RoundRule): boolean =>
  ranking === 'time' && (counting === 'sum' || counting === 'best_sum' || carried === 'sum');

/** Compares what two teams have in total. By time alone, more counted runs come first in a sum. */
function compareTotals(rule: RoundRule, one: RoundResult, other: RoundResult): Comparison {
  if (one.isIncomplete !== other.isIncomplete)
    return { order: one.isIncomplete ? 1 : -1, decidedBy: 'mean' };
  if (addsTimes(rule)) {
    if (Number.isFinite(one.time) !== Number.isFinite(other.time))
      return { order: compareTimes(one.time, other.time), decidedBy: 'time' };
    if (one.count !== other.count)
      return { order: other.count - one.count, decidedBy: 'run_count' };
  }
  return compareValues(rule, one, other);
}

/** Compares two results of a round; equal ones by their runs, where the rule says so. */
export function compareResults(rule: RoundRule, one: RoundResult, other: RoundResult): Comparison {
  const compared = compareTotals(rule, one, other);
  return compared.order !== 0 || rule.ties === 'shared' ? compared : compareRuns(rule, one, other);
}

export type PlayedRound = { rule: RoundRule; runs: readonly CountableRun[] };

/**
 * Returns the results of a team in rounds, in their order; undefined for a round in which none of its
 * runs counts, unless the last result before it is carried over.
 */
export function countRounds(played: readonly PlayedRound[]): (RoundResult | undefined)[] {
  let last: RoundResult | undefined;
  return played.map(({ rule, runs }) => {
    const result = countRuns(rule, runs, last);
    last = result ?? last;
    return result;
  });
}

/**
 * Returns the score of a team from its result in a round. `ranking` is the rule of the category, by which
 * lists of several tournaments rank scores: the points of a round that ranks times alone do not count there,
 * and a result without a time is after all that have one.
 */
export function toScore(
  result: Value,
  rule: Pick<RoundRule, 'ranking'>,
  { format, ranking }: { format: TimeFormat; ranking: RankingRule },
): { points: number; time: string } {
  const { minimum, maximum } = optionalPointsLimits;
  const hasPoints = ranking === 'time' || rule.ranking !== 'time';
  const hasTime = ranking === 'points' || rule.ranking !== 'points_only';
  return {
    points: hasPoints ? Math.min(Math.max(result.points, minimum), maximum) : 0,
    time: formatTime(hasTime ? result.time : Infinity, format),
  };
}
