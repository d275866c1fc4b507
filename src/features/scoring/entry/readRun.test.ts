import { expect, it } from 'vitest';
import type { RoundRule } from '../../../../openapi/runs/runResults.ts';
import type { RunValues } from '../runs.ts';
import { scoringRule } from '../../../../tests/support/scoringRule.ts';
import { emptyRun, readRun, type RunFields } from './readRun.ts';

const rule = scoringRule({ run_count: 1 });
const typed = { ...emptyRun, points: '80', time: '10738', reason: ' Robot diganti ' };
const read = (fields: Partial<RunFields>, change: Partial<RoundRule> = {}, before?: RunValues) =>
  readRun(
    { ...typed, ...fields },
    { rule: { ...rule, ...change }, format: 'MM:SS.hh', ...(before && { before }) },
  );
const none = { points: null, time: null, reason: null };

it.each([
  ['finished', {}, { points: 80, time: '01:07.38' }],
  ['finished', { ranking: 'time' }, { time: '01:07.38' }],
  ['finished', { ranking: 'points_only' }, { points: 80 }],
  ['dns', {}, {}],
  ['dnf', {}, {}],
  ['dnf', { counts_unfinished: true }, { points: 80 }],
  ['dnf', { counts_unfinished: true, ranking: 'time' }, {}],
  ['dq', {}, { reason: 'Robot diganti' }],
] as const)('of a run that is %s under the rule %j, %j is read', (outcome, change, values) => {
  expect(read({ outcome }, change)).toEqual({ run: { ...none, ...values, outcome } });
});

it.each([
  ['points', { points: '' }],
  ['points', { points: '1.555', time: '' }],
  ['time', { time: '10760x' }],
  ['time', { time: '41' }],
  ['time', { time: '00:00.00' }],
  ['reason', { outcome: 'dq', reason: ' ' }],
] as const)('the field %s is named first: %j', (name, fields) => {
  expect(read(fields).problem?.field).toBe(name);
});

it('points have a comma, and a time of 0 stays as it was', () => {
  expect(read({ points: '87,66' }).run?.points).toBe(87.66);
  const before = { ...none, outcome: 'finished', points: 5, time: '00:00.00' } as const;
  expect(read({ time: '00:00.00' }, {}, before).run?.time).toBe('00:00.00');
});

it('what is not asked for stays as it was, as long as the outcome does', () => {
  const before = { ...none, outcome: 'finished', points: 5, time: '01:00.00' } as const;
  expect(read({}, { ranking: 'time' }, before).run).toEqual({ ...before, time: '01:07.38' });
  expect(read({ outcome: 'dns' }, { ranking: 'time' }, before).run).toEqual({
    ...none,
    outcome: 'dns',
  });
});
