import { describe, expect, it } from 'vitest';
import {
  type CountableRun,
  countRounds,
  countRuns,
  type RoundResult,
  type RoundRule,
} from '../openapi/runs/runResults.ts';
import { rankRound, rankWithoutResult } from '../openapi/runs/rankRound.ts';
import {
  createNumbers,
  naiveRanks,
  naiveResults,
  randomRules,
  randomRun,
} from './support/naiveScore.ts';
import { scoringRule as rule } from './support/scoringRule.ts';

/** Returns runs of points alone; null for one that was missed. */
const pointsOf = (...points: (number | null)[]): CountableRun[] =>
  points.map((each, index) => ({
    number: index + 1,
    outcome: each === null ? 'dns' : 'finished',
    points: each,
    time: null,
  }));
const timesOf = (...times: (string | null)[]): CountableRun[] =>
  times.map((each, index) => ({
    number: index + 1,
    outcome: each === null ? 'dnf' : 'finished',
    points: null,
    time: each,
  }));
const byPoints = (changes: Partial<RoundRule> = {}) => rule({ ranking: 'points_only', ...changes });

/** Ranks teams, named A, B, C … by the results of their rounds. */
function rankTeams(roundRule: RoundRule, results: readonly (RoundResult | undefined)[]) {
  const entries = results.flatMap((result, index) =>
    result ? [{ entry: String.fromCodePoint(65 + index), result }] : [],
  );
  return rankRound(roundRule, entries);
}
const ranksOf = (roundRule: RoundRule, ...runs: CountableRun[][]) =>
  rankTeams(
    roundRule,
    runs.map((each) => countRuns(roundRule, each)),
  ).map(({ entry, rank }) => `${rank}${entry}`);

describe('a mean of which a run is missing', () => {
  const below = byPoints({
    counting: 'mean',
    run_count: 2,
    incomplete_mean: 'below',
    ties: 'shared',
  });

  it('is none, and below all others by the best run', () => {
    // Whoever does not come is not before a team that has driven badly.
    expect(ranksOf(below, pointsOf(80, null), pointsOf(80, 70), pointsOf(78, null))).toEqual([
      '1B',
      '2A',
      '3C',
    ]);
    expect(countRuns(below, pointsOf(null, 80))).toMatchObject({
      points: 80,
      counted: [2],
      isIncomplete: true,
    });
    const [first, second] = rankTeams(below, [
      countRuns(below, pointsOf(1, 1)),
      countRuns(below, pointsOf(90)),
    ]);
    expect(first).toMatchObject({ decision: { decidedBy: 'mean', own: null, other: null } });
    expect(second?.result.isIncomplete).toBe(true);
  });

  it('is shared by equal best runs, or decided by the next ones', () => {
    const three = { run_count: 3, incomplete_mean: 'below', counting: 'mean' } as const;
    const [one, other] = [pointsOf(80, 60, null), pointsOf(80, 70, null)];
    expect(ranksOf(byPoints({ ...three, ties: 'shared' }), one, other)).toEqual(['1A', '1B']);
    expect(ranksOf(byPoints({ ...three, ties: 'best_run' }), one, other)).toEqual(['1A', '1B']);
    expect(ranksOf(byPoints({ ...three, ties: 'next_runs' }), one, other)).toEqual(['1B', '2A']);
  });

  it('of times is not faster for it', () => {
    const times = rule({ ...below, ranking: 'time' });
    expect(ranksOf(times, timesOf('00:10.00', null), timesOf('00:20.00', '00:30.00'))).toEqual([
      '1B',
      '2A',
    ]);
  });

  it('counts as 0 where the rule says so', () => {
    const zero = byPoints({ ...below, incomplete_mean: 'zero' });
    expect(countRuns(zero, pointsOf(80, null))).toMatchObject({ points: 40, isIncomplete: false });
    expect(ranksOf(zero, pointsOf(80, null), pointsOf(80, 70), pointsOf(30, 60))).toEqual([
      '1B',
      '2C',
      '3A',
    ]);
    const timed = rule({ ...zero, ranking: 'points' });
    const [only] = pointsOf(80).map((each) => ({ ...each, time: '00:10.00' }));
    const missed = [...(only ? [only] : []), ...pointsOf(null, null).slice(1)];
    expect(countRuns(timed, missed)).toMatchObject({ points: 40, time: Infinity });
  });
});

it('teams without a result share the last rank where the rule says so', () => {
  const ranked = rankTeams(rule(), [
    countRuns(byPoints(), pointsOf(1)),
    countRuns(byPoints(), pointsOf(2)),
  ]);
  expect(rankWithoutResult(rule({ without_result: 'last' }), ranked)).toBe(3);
  expect(rankWithoutResult(rule(), ranked)).toBeNull();
  expect(rankWithoutResult(rule({ without_result: 'last' }), [])).toBeNull();
});

describe('what is carried over', () => {
  const rounds = (
    carryOver: RoundRule['carry_over'],
    first: CountableRun[],
    second: CountableRun[],
  ) => {
    const base = byPoints({ ties: 'next_runs' });
    return countRounds([
      { rule: base, runs: first },
      { rule: { ...base, carry_over: carryOver }, runs: second },
    ]).at(-1);
  };

  it('is added, or the better one counts', () => {
    const [first, second] = [pointsOf(70, 50), pointsOf(60, 65)];
    expect(rounds('none', first, second)).toMatchObject({ points: 65, counted: [2] });
    expect(rounds('sum', first, second)).toMatchObject({ points: 135, counted: [2] });
    expect(rounds('best', first, second)).toMatchObject({ points: 70, counted: [] });
    expect(rounds('best', first, pointsOf(71))).toMatchObject({ points: 71, counted: [1] });
    // Of equal ones the earlier one.
    expect(rounds('best', first, pointsOf(70))).toMatchObject({ points: 70, counted: [] });
  });

  it('decides ties by the runs of both rounds where the better result counts', () => {
    const results = [
      rounds('best', pointsOf(70, 40), pointsOf(60)),
      rounds('best', pointsOf(30, 40), pointsOf(50, 70, 61)),
    ];
    expect(rankTeams(byPoints(), results).map(({ entry }) => entry)).toEqual(['B', 'A']);
  });

  it('is the result of a team without a counted run', () => {
    for (const runs of [[], pointsOf(null, null, null)])
      for (const carryOver of ['sum', 'best'] as const)
        expect(rounds(carryOver, pointsOf(32), runs)).toMatchObject({ points: 32, counted: [] });
    expect(rounds('none', pointsOf(32), [])).toBeUndefined();
  });

  it('is no time that wins', () => {
    const first = rule({ ranking: 'time' });
    const second = rule({ ...first, carry_over: 'sum' });
    const after = (runs: CountableRun[]) =>
      countRounds([
        { rule: first, runs: timesOf('00:30.00') },
        { rule: second, runs },
      ]).at(-1);
    const results = [after([]), after(timesOf('00:40.00')), after(timesOf(null, null, null))];
    expect(rankTeams(second, results).map(({ entry }) => entry)).toEqual(['B', 'A', 'C']);
    expect(results.map((result) => result?.time)).toEqual([3000, 7000, Infinity]);
  });
});

it('ranks are those of a naive comparison of each team with each other, in 2,000 random finals', () => {
  const numbers = createNumbers(45);
  for (let field = 0; field < 2000; field += 1) {
    const rules = randomRules(numbers, 1 + numbers(3));
    const teams = Array.from(
      { length: 6 },
      () =>
        rules.map((each) => ({
          rule: each,
          runs: Array.from({ length: each.run_count }, (_, index) => index + 1)
            .filter(() => numbers(5) > 0)
            .map((number) => ({ number, ...randomRun(numbers, each) })),
        })),
      // Only who has a result in a round is in the next one.
    ).filter((team) => naiveResults(team).slice(0, -1).every(Boolean));
    const last = rules.at(-1) ?? rule();
    const expected = naiveRanks(
      last,
      teams.map((team) => naiveResults(team).at(-1)),
    );
    const results = teams.map((team) => countRounds(team).at(-1));
    const ranks = new Map(
      rankRound(
        last,
        results.flatMap((result, entry) => (result ? [{ entry, result }] : [])),
      ).map(({ entry, rank }) => [entry, rank]),
    );
    expect(teams.map((_, index) => ranks.get(index))).toEqual(expected);
  }
});
