import {
  type CountableRun,
  countRounds,
  type PlayedRound,
  type RoundRule,
  toScore,
} from '../../openapi/runs/runResults.ts';
import type { RankingRule, RunOutcome } from '../../openapi/schema.d.ts';

/** A seeded source of whole numbers below a limit, the same in each run of a test. */
export function createNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const pick = <Item>(numbers: (limit: number) => number, items: readonly Item[]): Item => {
  const item = items[numbers(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick');
  return item;
};

function randomRule(numbers: (limit: number) => number): RoundRule {
  const counting = pick(numbers, ['best', 'sum', 'mean', 'best_sum'] as const);
  const ranking = pick(numbers, ['points', 'time', 'points_only'] as const);
  const runCount = 1 + numbers(numbers(4) === 0 ? 10 : 4);
  const incompleteMean = ranking === 'time' ? 'below' : pick(numbers, ['below', 'zero'] as const);
  return {
    run_count: runCount,
    counting,
    best_count: counting === 'best_sum' ? 1 + numbers(runCount) : null,
    incomplete_mean: counting === 'mean' ? incompleteMean : null,
    ranking,
    counts_unfinished: numbers(2) === 0,
    ties: pick(numbers, ['next_runs', 'best_run', 'shared'] as const),
    without_result: pick(numbers, ['unranked', 'last'] as const),
    carry_over: pick(numbers, ['none', 'sum', 'best'] as const),
  };
}

/** Returns rules of rounds that follow each other: the better of two results is of rounds that are alike. */
export function randomRules(numbers: (limit: number) => number, count: number): RoundRule[] {
  const rules: RoundRule[] = [];
  while (rules.length < count) {
    const rule = randomRule(numbers);
    const before = rules.at(-1);
    if (!before) rules.push({ ...rule, carry_over: 'none' });
    else rules.push(rule.carry_over === 'best' ? { ...before, carry_over: 'best' } : rule);
  }
  return rules;
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Returns what a team does in a run, as the rule takes it. Few values, so that many are equal. */
export function randomRun(
  numbers: (limit: number) => number,
  rule: RoundRule,
): Omit<CountableRun, 'number'> & { reason: string | null } {
  const outcome = pick<RunOutcome>(numbers, [
    'finished',
    'finished',
    'finished',
    'dnf',
    'dns',
    'dq',
  ]);
  const hasPoints = outcome === 'finished' || outcome === 'dnf';
  const isFree = rule.ranking === 'time' && numbers(2) === 0;
  return {
    outcome,
    points: hasPoints && !isFree ? pick(numbers, [-9999, -3, 0, 0.1, 0.2, 87.66, 99_999]) : null,
    time:
      outcome === 'finished' && (rule.ranking !== 'points_only' || numbers(2) === 0)
        ? `${padTwo(pick(numbers, [0, 1, 99]))}:${padTwo(numbers(60))}.${padTwo(numbers(100))}`
        : null,
    reason: outcome === 'dq' ? 'Menyentuh robot' : null,
  };
}

const never = 1e12;
const toHundredths = (time: string) =>
  Number(time.slice(0, 2)) * 6000 + Number(time.slice(3, 5)) * 100 + Number(time.slice(6));

/** Points are in hundredths, as times are. */
type Counted = { points: number; time: number };

/** What a team has in a round. */
export type NaiveResult = Counted & {
  /** Its runs that may count, the best first. */
  runs: Counted[];
  count: number;
  isIncomplete: boolean;
};

const toWhole = (points: number | null) => Number(((points ?? 0) * 100).toFixed(0));

function isBetter(ranking: RoundRule['ranking'], one: Counted, other: Counted): boolean {
  if (ranking === 'time') return one.time < other.time;
  if (one.points !== other.points) return one.points > other.points;
  return ranking === 'points' && one.time < other.time;
}

/** Returns the runs that may count, in the order of their numbers. */
function toCounted(rule: RoundRule, runs: readonly CountableRun[]): Counted[] {
  const counted: Counted[] = [];
  for (const { outcome, points, time } of runs) {
    if (outcome === 'finished')
      counted.push({
        points: toWhole(points),
        time: time === null ? never : toHundredths(time),
      });
    if (outcome === 'dnf' && rule.counts_unfinished && rule.ranking !== 'time')
      counted.push({ points: toWhole(points), time: never });
  }
  return counted;
}

/** Returns a list with the best ones first, taken out one by one. */
function sortBest(ranking: RoundRule['ranking'], list: readonly Counted[]): Counted[] {
  const left = [...list];
  const sorted: Counted[] = [];
  while (left.length > 0) {
    let best = 0;
    for (let index = 1; index < left.length; index += 1) {
      const [candidate, leader] = [left[index], left[best]];
      if (candidate && leader && isBetter(ranking, candidate, leader)) best = index;
    }
    sorted.push(...left.splice(best, 1));
  }
  return sorted;
}

const add = (one: Counted, other: Counted): Counted => ({
  points: one.points + other.points,
  time: one.time + other.time,
});

const divide = (value: number, by: number) => Math.floor(value / by + 0.5);

function resultOfRuns(rule: RoundRule, runs: readonly CountableRun[]): NaiveResult | undefined {
  const able = sortBest(rule.ranking, toCounted(rule, runs));
  const hasMean = rule.counting === 'mean';
  const isIncomplete = hasMean && rule.incomplete_mean === 'below' && able.length < rule.run_count;
  const all = { best: 1, sum: 10, mean: isIncomplete ? 1 : 10, best_sum: rule.best_count ?? 0 };
  const chosen = able.slice(0, all[rule.counting]);
  if (chosen.length === 0) return undefined;
  let { points, time } = chosen.reduce(add, { points: 0, time: 0 });
  if (hasMean && !isIncomplete) {
    points = divide(points, rule.run_count);
    time = time < never ? divide(time, chosen.length) : never;
  }
  // Whoever misses a run that would be added has no time.
  const needed = Math.min(all[rule.counting], rule.run_count);
  if (rule.run_count - (runs.length - able.length) < needed) time = never;
  if (rule.ranking === 'points_only') time = 0;
  return { points, time, runs: able, count: chosen.length, isIncomplete };
}

/** Whether the total of one team is better than that of another one. */
function hasBetterTotal(rule: RoundRule, one: NaiveResult, other: NaiveResult): boolean {
  if (one.isIncomplete || other.isIncomplete)
    if (one.isIncomplete !== other.isIncomplete) return other.isIncomplete;
  const addsTimes =
    rule.ranking === 'time' &&
    (rule.carry_over === 'sum' || rule.counting === 'sum' || rule.counting === 'best_sum');
  if (addsTimes) {
    const [own, theirs] = [one.time >= never, other.time >= never];
    if (own !== theirs) return theirs;
    if (one.count !== other.count) return one.count > other.count;
    if (own) return false;
  }
  const cut = ({ points, time }: Counted) => ({ points, time: Math.min(time, never) });
  return isBetter(rule.ranking, cut(one), cut(other));
}

/** Whether a team stands before another one in a round. */
function isBefore(rule: RoundRule, one: NaiveResult, other: NaiveResult): boolean {
  if (hasBetterTotal(rule, one, other)) return true;
  if (hasBetterTotal(rule, other, one) || rule.ties === 'shared') return false;
  const own = rule.ties === 'best_run' ? one.runs.slice(0, 1) : one.runs;
  const theirs = rule.ties === 'best_run' ? other.runs.slice(0, 1) : other.runs;
  for (const [index, run] of own.entries()) {
    const against = theirs[index];
    if (!against || isBetter(rule.ranking, run, against)) return true;
    if (isBetter(rule.ranking, against, run)) return false;
  }
  return false;
}

/** Returns the rank of each team of a round; undefined for one without a result. */
export const naiveRanks = (
  rule: RoundRule,
  results: readonly (NaiveResult | undefined)[],
): (number | undefined)[] =>
  results.map(
    (own) => own && 1 + results.filter((other) => other && isBefore(rule, other, own)).length,
  );

function withCarried(
  rule: RoundRule,
  runs: readonly CountableRun[],
  before: NaiveResult | undefined,
): NaiveResult | undefined {
  const own = resultOfRuns(rule, runs);
  if (rule.carry_over === 'none' || !before) return own;
  if (rule.carry_over === 'best') {
    const isOwn = own !== undefined && hasBetterTotal(rule, own, before);
    const all = sortBest(rule.ranking, [...before.runs, ...(own?.runs ?? [])]);
    return { ...(isOwn ? own : before), runs: all };
  }
  if (own)
    return {
      ...add(own, before),
      runs: own.runs,
      count: own.count + before.count,
      isIncomplete: own.isIncomplete || before.isIncomplete,
    };
  const isOver = rule.ranking !== 'points_only' && runs.length >= rule.run_count;
  return {
    ...before,
    time: isOver ? never : before.time,
    runs: [],
    isIncomplete: before.isIncomplete || rule.incomplete_mean === 'below',
  };
}

/** What `countRounds` returns, by another way. */
export function naiveResults(rounds: readonly PlayedRound[]): (NaiveResult | undefined)[] {
  const results: (NaiveResult | undefined)[] = [];
  let last: NaiveResult | undefined;
  for (const { rule, runs } of rounds) {
    const result = withCarried(rule, runs, last);
    if (result) last = result;
    results.push(result);
  }
  return results;
}

/** Returns the score of a team from its rounds as the server derives it. */
export function scoreOf(rounds: readonly PlayedRound[], ranking: RankingRule) {
  const results = countRounds(rounds);
  const index = results.findLastIndex((result) => result !== undefined);
  const [result, round] = [results[index], rounds[index]];
  return result && round && toScore(result, round.rule, { format: 'MM:SS.hh', ranking });
}

/** The score of a team by another way: for a category with times of minutes. */
export function naiveScore(
  rounds: readonly PlayedRound[],
  ranking: RankingRule,
): Counted | undefined {
  let score: Counted | undefined;
  let isUntimed = false;
  for (const [index, result] of naiveResults(rounds).entries()) {
    if (!result) continue;
    const isUnranked = ranking === 'points' && rounds[index]?.rule.ranking === 'time';
    isUntimed = ranking === 'time' && rounds[index]?.rule.ranking === 'points_only';
    score = { points: isUnranked ? 0 : result.points, time: result.time };
  }
  return (
    score && {
      points: Math.min(99_999, Math.max(-9999, score.points / 100)),
      time: isUntimed ? 599_999 : Math.min(599_999, score.time),
    }
  );
}
