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

export function randomRule(numbers: (limit: number) => number): RoundRule {
  const counting = pick(numbers, ['best', 'sum', 'mean', 'best_sum'] as const);
  const runCount = 1 + numbers(5);
  return {
    run_count: runCount,
    counting,
    best_count: counting === 'best_sum' ? 1 + numbers(runCount) : null,
    ranking: pick(numbers, ['points', 'time', 'points_only'] as const),
    counts_unfinished: numbers(2) === 0,
    carries_over: numbers(2) === 0,
  };
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
    points: hasPoints && !isFree ? pick(numbers, [-9999, -3, 0, 1, 2, 80, 99_999]) : null,
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

type Counted = { points: number; time: number };

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
      counted.push({ points: points ?? 0, time: time === null ? never : toHundredths(time) });
    if (outcome === 'dnf' && rule.counts_unfinished && rule.ranking !== 'time')
      counted.push({ points: points ?? 0, time: never });
  }
  return counted;
}

/** Takes the best ones out of a list. */
function takeBest(ranking: RoundRule['ranking'], left: Counted[], wanted: number): Counted[] {
  const chosen: Counted[] = [];
  while (left.length > 0 && chosen.length < wanted) {
    let best = 0;
    for (let index = 1; index < left.length; index += 1) {
      const [candidate, leader] = [left[index], left[best]];
      if (candidate && leader && isBetter(ranking, candidate, leader)) best = index;
    }
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}

function total(chosen: readonly Counted[], isMean: boolean): Counted {
  let points = 0;
  let time = 0;
  for (const each of chosen) {
    points += each.points;
    time += each.time;
  }
  if (!isMean) return { points, time };
  return {
    points: Math.floor(points / chosen.length + 0.5),
    time: time < never ? Math.floor(time / chosen.length + 0.5) : never,
  };
}

function scoreOfRound(rule: RoundRule, runs: readonly CountableRun[]): Counted | undefined {
  const left = toCounted(rule, runs);
  const possible = rule.run_count - (runs.length - left.length);
  const wanted = { best: 1, sum: rule.run_count, mean: 5, best_sum: rule.best_count ?? 0 };
  const chosen = takeBest(rule.ranking, left, wanted[rule.counting]);
  if (chosen.length === 0) return undefined;
  const { points, time } = total(chosen, rule.counting === 'mean');
  if (rule.ranking === 'points_only') return { points, time: 0 };
  const isMissing =
    rule.ranking === 'time' &&
    ['sum', 'best_sum'].includes(rule.counting) &&
    wanted[rule.counting] > 1 &&
    possible < wanted[rule.counting];
  return { points, time: isMissing ? never : time };
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
  let isUnranked = false;
  let isUntimed = false;
  for (const { rule, runs } of rounds) {
    const own = scoreOfRound(rule, runs);
    if (!own) continue;
    const before = rule.carries_over && score ? score : { points: 0, time: 0 };
    score = { points: before.points + own.points, time: before.time + own.time };
    isUnranked = ranking === 'points' && rule.ranking === 'time';
    isUntimed = ranking === 'time' && rule.ranking === 'points_only';
  }
  if (!score) return undefined;
  return {
    points: isUnranked ? 0 : Math.min(99_999, Math.max(-9999, score.points)),
    time: isUntimed ? 599_999 : Math.min(599_999, score.time),
  };
}
