import { describe, expect, it } from 'vitest';
import type { RoundRule } from '../../../../openapi/runs/runResults.ts';
import { scoringRule } from '../../../../tests/support/scoringRule.ts';
import { copy } from './copy.ts';
import { findDoubts, type RecordedRun } from './findDoubts.ts';

const rule = scoringRule();
const run = (changes: Partial<RecordedRun> = {}): RecordedRun => ({
  teamId: 1,
  roundId: 1,
  number: 1,
  outcome: 'finished',
  points: 100,
  time: '00:31.40',
  ...changes,
});
/** Three other teams with times of half a minute and 90 to 110 points. */
const others = [
  run({ teamId: 2, points: 90 }),
  run({ teamId: 3, points: 110, time: '00:30.00' }),
  run({ teamId: 4, time: '00:40.00' }),
];
const ask = (
  changes: Partial<RecordedRun>,
  recorded: readonly RecordedRun[] = others,
  change: Partial<RoundRule> = {},
) => findDoubts(run(changes), recorded, { ...rule, ...change }).map(copy.doubt);

describe('a time', () => {
  const own = run({ number: 2 });

  it.each([
    ['00:05.12', ['00:05.12 jauh lebih cepat dari percobaan lain tim ini (00:31.40).']],
    ['00:15.69', ['00:15.69 jauh lebih cepat dari percobaan lain tim ini (00:31.40).']],
    ['00:15.70', []],
    ['00:30.00', []],
    ['01:02.80', []],
    ['01:02.81', ['01:02.81 jauh lebih lambat dari percobaan lain tim ini (00:31.40).']],
    ['03:14.00', ['03:14.00 jauh lebih lambat dari percobaan lain tim ini (00:31.40).']],
  ])('of %s beside an own one of 00:31.40 asks %j', (time, question) => {
    expect(ask({ time }, [...others, own])).toEqual(question);
  });

  it('is compared with the median of the own ones, also of other rounds', () => {
    const earlier = [
      run({ number: 2, time: '00:20.00' }),
      run({ roundId: 2, number: 1, time: '00:30.00' }),
      run({ roundId: 2, number: 2, time: '00:50.00' }),
    ];
    expect(ask({ time: '00:14.00' }, [...others, ...earlier])).toEqual([
      '00:14.00 jauh lebih cepat dari percobaan lain tim ini (00:30.00).',
    ]);
    expect(ask({ time: '00:14.00' }, [...others, ...earlier.slice(0, 2)])).toEqual([]);
  });

  it.each([
    ['00:14.99', ['00:14.99 jauh lebih cepat dari waktu terbaik babak ini (00:30.00).']],
    ['00:15.00', []],
    ['05:00.00', []],
  ])('of %s of a team without another run asks %j', (time, question) => {
    expect(ask({ time })).toEqual(question);
  });

  it('in thousandths is compared with one that waits in hundredths', () => {
    const recorded = others.map((other) => ({ ...other, time: `${other.time}0` }));
    const waiting = run({ number: 2, time: '00:31.40' });
    expect(ask({ time: '00:05.125' }, [...recorded, waiting])).toEqual([
      '00:05.125 jauh lebih cepat dari percobaan lain tim ini (00:31.400).',
    ]);
  });
});

describe('points', () => {
  it.each([
    [166, ['166 poin jauh di atas poin tertinggi babak ini (110).']],
    [165.01, ['165,01 poin jauh di atas poin tertinggi babak ini (110).']],
    [165, []],
    [-50, []],
  ])('of %d beside 110 ask %j', (points, question) => {
    expect(ask({ points })).toEqual(question);
  });

  it('where nobody has any are not asked for', () => {
    const zeros = others.map((other) => ({ ...other, points: 0 }));
    expect(ask({ points: 5 }, zeros)).toEqual([]);
  });
});

describe('nothing is asked', () => {
  const unusual = { points: 900, time: '00:01.00' };

  it('of the first runs of a round, which have nothing to be compared with', () => {
    expect(ask(unusual, others.slice(0, 2))).toEqual([]);
    expect(ask(unusual, [...others.slice(0, 2), run({ teamId: 5, outcome: 'dns' })])).toEqual([]);
    expect(ask({ ...unusual, roundId: 2 })).toEqual([]);
    expect(ask(unusual)).toHaveLength(2);
  });

  it('about what the round does not rank', () => {
    expect(ask(unusual, others, { ranking: 'time' })).toHaveLength(1);
    expect(ask(unusual, others, { ranking: 'points_only' })).toHaveLength(1);
  });

  it('about a run that is not finished, and beside the run that it replaces', () => {
    expect(ask({ outcome: 'dnf', points: 900, time: null })).toEqual([]);
    expect(ask({ time: '00:31.40' }, [...others, run({ time: '99:00.00' })])).toEqual([]);
  });
});
