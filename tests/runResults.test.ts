import { describe, expect, it } from 'vitest';
import {
  createNumbers,
  naiveScore,
  randomRules,
  randomRun,
  scoreOf,
} from './support/naiveScore.ts';
import { scoringRule as rule } from './support/scoringRule.ts';
import {
  compareResults,
  type CountableRun,
  countRounds,
  countRuns,
  needsPoints,
  needsTime,
  type PlayedRound,
  type RoundRule,
} from '../openapi/runs/runResults.ts';
import { formatOfTime, formatTime, parseTime } from '../openapi/runs/scoreTimes.ts';

const run = (
  number: number,
  points: number | null,
  time: string | null,
  outcome: CountableRun['outcome'] = 'finished',
): CountableRun => ({ number, points, time, outcome });
const format = 'MM:SS.hh' as const;

describe('a time', () => {
  it.each([
    ['01:07.38', 6738],
    ['99:59.99', 599_999],
    ['00:00.05', 5],
    ['01:07:38', 4058],
    ['99:59:59', 359_999],
    ['01:07.384', 67_384],
    ['00:00.005', 5],
    ['99:59.999', 5_999_999],
  ])('%s is %i, and back', (text, time) => {
    expect(parseTime(text)).toBe(time);
    expect(formatTime(time, formatOfTime(text))).toBe(text);
  });

  it('that is none, or too long for the format, is its longest', () => {
    expect(formatTime(Infinity, format)).toBe('99:59.99');
    expect(formatTime(400_000, 'HH:MM:SS')).toBe('99:59:59');
    expect(formatTime(Infinity, 'MM:SS.hhh')).toBe('99:59.999');
  });
});

describe('what counts', () => {
  const three = [run(1, 80, '01:00.00'), run(2, 100, '01:10.00'), run(3, 90, '00:30.00')];

  it.each<[Partial<RoundRule>, object]>([
    [{}, { points: 100, time: 7000, counted: [2] }],
    [{ ranking: 'time' }, { points: 90, time: 3000, counted: [3] }],
    [{ ranking: 'points_only' }, { points: 100, time: 0, counted: [2] }],
    [{ counting: 'sum' }, { points: 270, time: 16_000 }],
    [{ counting: 'mean' }, { points: 90, time: 5333 }],
    [
      { counting: 'best_sum', best_count: 2 },
      { points: 190, time: 10_000, counted: [2, 3] },
    ],
  ])('of three runs with %j is %j', (changes, result) => {
    expect(countRuns(rule(changes), three)).toMatchObject(result);
  });

  it('is no run that was not started or disqualified, and an unfinished one by the rule only', () => {
    const runs = [run(1, null, null, 'dns'), run(2, null, null, 'dq'), run(3, 70, null, 'dnf')];
    expect(countRuns(rule(), runs)).toBeUndefined();
    expect(countRuns(rule({ counts_unfinished: true }), runs)).toMatchObject({
      points: 70,
      time: Infinity,
    });
    expect(countRuns(rule({ counts_unfinished: true, ranking: 'time' }), runs)).toBeUndefined();
  });

  it('of points with decimals is exact', () => {
    const tenths = [run(1, 0.1, '00:01.00'), run(2, 0.2, '00:01.00'), run(3, 87.66, '00:01.00')];
    expect(countRuns(rule({ counting: 'sum' }), tenths)?.points).toBe(87.96);
    expect(countRuns(rule({ counting: 'best_sum', best_count: 2 }), tenths)?.points).toBe(87.86);
    const before = countRuns(rule(), [run(1, 1.1, '00:01.00')]);
    const carried = countRuns(rule({ counting: 'sum', carry_over: 'sum' }), tenths, before);
    expect(carried?.points).toBe(89.06);
  });

  it('as a mean is rounded to two decimals, a half upwards', () => {
    const mean = (points: number[]) =>
      countRuns(
        rule({ counting: 'mean', run_count: points.length }),
        points.map((each, index) => run(index + 1, each, '00:01.00')),
      )?.points;
    expect(mean([1, 2])).toBe(1.5);
    expect(mean([1, 1, 2])).toBe(1.33);
    expect(mean([1, 2, 2])).toBe(1.67);
    expect(mean([0.01, 0])).toBe(0.01);
    expect(mean([-0.01, -0.02])).toBe(-0.01);
    expect(mean([0, -0.01])).toBe(0);
  });

  it('as a sum of times is not shorter for a run that was missed', () => {
    const times = rule({ counting: 'sum', ranking: 'time', run_count: 2 });
    const [whole, missed, open] = [
      countRuns(times, [run(1, null, '01:00.00'), run(2, null, '01:00.00')]),
      countRuns(times, [run(1, null, '00:30.00'), run(2, null, null, 'dns')]),
      countRuns(times, [run(1, null, '00:30.00')]),
    ];
    if (!whole || !missed || !open) throw new Error('Nothing counts');
    expect([whole.time, missed.time, open.time]).toEqual([12_000, Infinity, 3000]);
    expect(compareResults(times, whole, open)).toEqual({ order: -1, decidedBy: 'run_count' });
    expect(compareResults(times, missed, open)).toMatchObject({ decidedBy: 'time' });
    expect(compareResults(times, missed, open).order).toBeGreaterThan(0);
  });

  it('as a sum of points has nothing of a run that was missed, and no time that wins', () => {
    const points = rule({ counting: 'sum', run_count: 2 });
    const missed = countRuns(points, [run(1, 80, '00:30.00'), run(2, null, null, 'dq')]);
    const whole = countRuns(points, [run(1, 40, '01:00.00'), run(2, 40, '01:00.00')]);
    if (!whole || !missed) throw new Error('Nothing counts');
    expect([missed.points, missed.time]).toEqual([80, Infinity]);
    expect(compareResults(points, whole, missed)).toMatchObject({ decidedBy: 'time' });
    expect(compareResults(points, whole, missed).order).toBeLessThan(0);
  });
});

describe('of two results', () => {
  const compare = (changes: Partial<RoundRule>, one: CountableRun[], other: CountableRun[]) => {
    const [own, theirs] = [countRuns(rule(changes), one), countRuns(rule(changes), other)];
    if (!own || !theirs) throw new Error('Nothing counts');
    const { order, ...reason } = compareResults(rule(changes), own, theirs);
    expect(compareResults(rule(changes), theirs, own)).toEqual({ order: -order + 0, ...reason });
    return { order: Math.sign(order), ...reason };
  };

  it('the better has more points, then less time, then the better next run', () => {
    const best = run(1, 120, '01:00.00');
    expect(compare({}, [best], [run(1, 110, '00:10.00')])).toEqual({
      order: -1,
      decidedBy: 'points',
    });
    expect(compare({}, [best], [run(1, 120, '01:00.01')])).toEqual({
      order: -1,
      decidedBy: 'time',
    });
    expect(
      compare({}, [best, run(2, 90, '01:12.00')], [run(1, 90, '01:40.00'), { ...best, number: 2 }]),
    ).toEqual({ order: -1, decidedBy: 'time', run: 2 });
    expect(compare({}, [best, run(2, 1, '01:00.00')], [best])).toEqual({
      order: -1,
      decidedBy: 'run_count',
      run: 2,
    });
    expect(compare({}, [best, run(2, null, null, 'dns')], [best])).toEqual({
      order: 0,
      decidedBy: 'nothing',
    });
  });

  it('points or times alone decide where the rule says so', () => {
    const [slow, fast] = [[run(1, 90, '01:00.00')], [run(1, 80, '00:30.00')]];
    expect(compare({ ranking: 'time' }, fast, slow)).toEqual({ order: -1, decidedBy: 'time' });
    expect(compare({ ranking: 'points_only' }, slow, fast)).toMatchObject({ order: -1 });
    expect(compare({ ranking: 'points_only' }, slow, [run(1, 90, '00:01.00')])).toEqual({
      order: 0,
      decidedBy: 'nothing',
    });
  });

  it('an unfinished run is after every finished one with its points', () => {
    const unfinished = [run(1, 90, null, 'dnf')];
    const changes = { counts_unfinished: true };
    expect(compare(changes, [run(1, 90, '99:59.98')], unfinished)).toMatchObject({ order: -1 });
    expect(compare(changes, unfinished, unfinished)).toMatchObject({ order: 0 });
  });

  it('the total alone decides, or equal ones the best run, or all of them, as the rule says', () => {
    const one = [run(1, 50, '01:00.00'), run(2, 30, '01:00.00'), run(3, 20, '01:00.00')];
    const other = [run(1, 50, '01:00.00'), run(2, 40, '01:00.00'), run(3, 10, '01:00.00')];
    const best = [run(1, 60, '01:00.00'), run(2, 40, '02:00.00')];
    const nothing = { order: 0, decidedBy: 'nothing' };
    for (const counting of ['sum', 'mean'] as const) {
      const incomplete_mean = counting === 'mean' ? ('zero' as const) : null;
      const ranking = 'points_only' as const;
      const by = (ties: RoundRule['ties']) => ({ counting, incomplete_mean, ranking, ties });
      expect(compare(by('shared'), one, other)).toEqual(nothing);
      expect(compare(by('shared'), one, best)).toEqual(nothing);
      expect(compare(by('best_run'), one, other)).toEqual(nothing);
      expect(compare(by('best_run'), one, best)).toEqual({
        order: 1,
        decidedBy: 'points',
        run: 1,
      });
      expect(compare(by('next_runs'), one, other)).toEqual({
        order: 1,
        decidedBy: 'points',
        run: 2,
      });
    }
    expect(compare({ ties: 'shared' }, one, other)).toEqual(nothing);
  });
});

it.each<[Partial<RoundRule>, CountableRun['outcome'], boolean, boolean]>([
  [{}, 'finished', true, true],
  [{ ranking: 'time' }, 'finished', false, true],
  [{ ranking: 'points_only' }, 'finished', true, false],
  [{}, 'dnf', false, false],
  [{ counts_unfinished: true }, 'dnf', true, false],
  [{}, 'dns', false, false],
])('with %j, %s needs points: %s, time: %s', (changes, outcome, points, time) => {
  expect(needsPoints(rule(changes), outcome)).toBe(points);
  expect(needsTime(rule(changes), outcome)).toBe(time);
});

describe('the score', () => {
  const played = (changes: Partial<RoundRule>, ...runs: CountableRun[]): PlayedRound => ({
    rule: rule(changes),
    runs,
  });
  const first = played({}, run(1, 80, '01:07.38'));

  it('is that of the last round in which a run counts, with what is carried over', () => {
    const missed = played({}, run(1, null, null, 'dns'));
    const final = played({ carry_over: 'sum' }, run(1, 30, '00:30.00'));
    expect(countRounds([first, missed]).map((result) => result?.points)).toEqual([80, undefined]);
    expect(scoreOf([first, missed], 'points')).toEqual({
      points: 80,
      time: '01:07.38',
    });
    expect(scoreOf([first, missed, final], 'points')).toEqual({
      points: 110,
      time: '01:37.38',
    });
    expect(scoreOf([missed], 'points')).toBeUndefined();
  });

  it('equals a naive recomputation after 10,000 random histories', () => {
    const numbers = createNumbers(20_261_124);
    for (let history = 0; history < 10_000; history += 1) {
      const rounds = randomRules(numbers, 1 + numbers(3)).map((each) => ({
        rule: each,
        runs: new Map<number, CountableRun>(),
      }));
      for (let step = numbers(12); step >= 0; step -= 1) {
        const round = rounds[numbers(rounds.length)];
        if (!round) continue;
        const number = 1 + numbers(round.rule.run_count);
        if (numbers(4) === 0) round.runs.delete(number);
        else round.runs.set(number, { number, ...randomRun(numbers, round.rule) });
      }
      const state = rounds.map((round) => ({ rule: round.rule, runs: [...round.runs.values()] }));
      const ranking = numbers(2) === 0 ? 'points' : 'time';
      const score = scoreOf(state, ranking);
      expect(score && { points: score.points, time: parseTime(score.time) }).toEqual(
        naiveScore(state, ranking),
      );
    }
  });
});
