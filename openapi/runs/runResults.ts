import { isStarted } from './runOutcomes.ts';
import type { RankingRule, Round, RunOutcome } from '../schema.d.ts';
import { formatTime, parseTime, type TimeFormat } from './scoreTimes.ts';
import { optionalPointsLimits } from '../workLimits.ts';

/** What of a round decides how its runs count and how its teams are ranked. */
export type RoundRule = Pick<
  Round,
  'run_count' | 'counting' | 'best_count' | 'ranking' | 'counts_unfinished' | 'carries_over'
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
  /** The numbers of the runs that count. */
  counted: number[];
  /** The runs that can count, the best first. */
  runs: (Value & { number: number })[];
};

/**
 * What has decided between two results: points, time or the number of counted runs; with `run`, points or
 * time of the second-best, third-best … run (2, 3 …), or that only one of them has such a run; or nothing.
 */
export type Comparison = {
  /** Negative if the first result is better, positive if the second is, 0 if they share a rank. */
  order: number;
  decidedBy: 'points' | 'time' | 'run_count' | 'nothing';
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

/** The difference of two times, which may both be infinite. */
const compareTimes = (one: number, other: number) => (one === other ? 0 : one - other);

/** Compares by points and then by time, or by the one that the rule ranks. */
function compareValues({ ranking }: RoundRule, one: Value, other: Value): Comparison {
  if (ranking !== 'time' && one.points !== other.points)
    return { order: other.points - one.points, decidedBy: 'points' };
  const order = ranking === 'points_only' ? 0 : compareTimes(one.time, other.time);
  return { order, decidedBy: order === 0 ? 'nothing' : 'time' };
}

/** How many runs are to be added up; 1 where they are not. */
const addedRuns = ({ counting, run_count: runCount, best_count: bestCount }: RoundRule): number =>
  counting === 'sum' ? runCount : counting === 'best_sum' ? (bestCount ?? 1) : 1;

/** Whether so many runs cannot count that too few are left to add up. */
const isIncomplete = (rule: RoundRule, lost: number): boolean =>
  addedRuns(rule) > 1 && addedRuns(rule) > rule.run_count - lost;

/**
 * Returns the result of a team in a round from its runs there, added to the result that it carries over;
 * undefined if none of them counts.
 *
 * A mean is rounded to whole points (a half upwards) and to a whole unit of time, and is ranked as rounded.
 * Where times alone are ranked and added up, a missing run must not make the sum shorter: a team that can
 * no longer have enough runs has no time.
 */
export function countRuns(
  rule: RoundRule,
  runs: readonly CountableRun[],
  carried: Value = { points: 0, time: 0 },
): RoundResult | undefined {
  const { counting, ranking, best_count: bestCount } = rule;
  const able = runs
    .filter((run) => canCount(rule, run))
    .map((run) => ({ number: run.number, ...toValue(rule, run) }))
    .toSorted((one, other) => compareValues(rule, one, other).order || one.number - other.number);
  const limit = counting === 'best' ? 1 : counting === 'best_sum' ? (bestCount ?? 1) : able.length;
  const counted = able.slice(0, limit);
  if (counted.length === 0) return undefined;
  const divisor = counting === 'mean' ? counted.length : 1;
  const total = (valueOf: (value: Value) => number) =>
    // Without the sign of a rounded -0.
    Math.round(counted.reduce((sum, value) => sum + valueOf(value), 0) / divisor) + 0;
  const hasTime = ranking !== 'time' || !isIncomplete(rule, runs.length - able.length);
  return {
    points: total(({ points }) => points) + carried.points,
    time: hasTime ? total(({ time }) => time) + carried.time : Infinity,
    counted: counted.map(({ number }) => number),
    runs: able,
  };
}

/** Compares the second-best runs of two teams, then the third-best and so on. */
function compareFurtherRuns(rule: RoundRule, one: RoundResult, other: RoundResult): Comparison {
  const most = Math.max(one.runs.length, other.runs.length);
  for (let index = 1; index < most; index += 1) {
    const [own, theirs] = [one.runs[index], other.runs[index]];
    const run = index + 1;
    if (!own || !theirs) return { order: own ? -1 : 1, decidedBy: 'run_count', run };
    const compared = compareValues(rule, own, theirs);
    if (compared.order !== 0) return { ...compared, run };
  }
  return { order: 0, decidedBy: 'nothing' };
}

/**
 * Compares two results of a round. Equal best runs are decided by the second-best ones and so on. By time
 * alone, more counted runs come first where a sum or mean counts.
 */
export function compareResults(rule: RoundRule, one: RoundResult, other: RoundResult): Comparison {
  const { ranking, counting } = rule;
  if (ranking === 'time' && counting !== 'best') {
    if (Number.isFinite(one.time) !== Number.isFinite(other.time))
      return { order: compareTimes(one.time, other.time), decidedBy: 'time' };
    const more = other.counted.length - one.counted.length;
    if (more !== 0) return { order: more, decidedBy: 'run_count' };
  }
  const compared = compareValues(rule, one, other);
  return compared.order === 0 && counting === 'best'
    ? compareFurtherRuns(rule, one, other)
    : compared;
}

export type PlayedRound = { rule: RoundRule; runs: readonly CountableRun[] };

/**
 * Returns the results of a team in rounds, in their order; undefined for a round in which none of its
 * runs counts. A round that carries over adds the last result before it.
 */
export function countRounds(played: readonly PlayedRound[]): (RoundResult | undefined)[] {
  let last: RoundResult | undefined;
  return played.map(({ rule, runs }) => {
    const result = countRuns(rule, runs, rule.carries_over ? last : undefined);
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
