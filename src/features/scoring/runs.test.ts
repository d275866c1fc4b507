import { describe, expect, it } from 'vitest';
import type { EnteredRun, Round, ScoreEntryData } from '../../../openapi/schema.d.ts';
import type { WaitingRun } from '../../outbox/waitingEntries.ts';
import {
  findCountedRuns,
  findCurrentRound,
  findFreePositions,
  findMissingRuns,
  findNextRun,
  findTeamRuns,
  positionName,
  runText,
} from './runs.ts';
import { preliminaryRound } from '../../../tests/support/preliminaryRound.ts';

const first: Round = {
  ...preliminaryRound,
  run_count: 3,
  team_ids: null,
};
const final: Round = { ...first, id: 62, position: 2, name: 'Final', run_count: 1, team_ids: [42] };
const team = { id: 42, code: 'X-JNYS-00042', name: 'Garuda Baja', club: 'Klub' } as const;
const run = (number: number, points: number): EnteredRun => ({
  id: number,
  version: '"1"',
  round_id: 61,
  number,
  outcome: 'finished',
  points,
  time: '01:07.38',
  reason: null,
  team,
});
const waiting: WaitingRun = {
  key: '8f9e2b1c-53f4-4d0e-9a5e-0f2f6c1a7d10',
  organiserId: 1,
  tournamentId: 7,
  categoryId: 1,
  desk: 'RoboLaga Surabaya · Inspire',
  team,
  points: 90,
  time: '01:00.00',
  enteredAt: 0,
};
const dataOf = (...rounds: Round[]): ScoreEntryData => ({
  time_format: 'MM:SS.hh',
  teams: [team],
  rounds,
  rounds_version: '"1"',
  runs: [],
});

describe('the next run', () => {
  it.each([
    [[], 1],
    [[1], 2],
    [[2], 3],
    [[3], 1],
    [[1, 3], 2],
    [[1, 2, 3], undefined],
  ])('of a team with %j of three is %s', (numbers, next) => {
    expect(
      findNextRun(
        first,
        numbers.map((number) => run(number, 80)),
      ),
    ).toBe(next);
  });

  it('is not one that waits without a number, which is the first', () => {
    expect(findMissingRuns(first, [waiting])).toEqual([2, 3]);
    expect(findTeamRuns([first], [run(1, 80), waiting], { roundId: 61, teamId: 42 })).toEqual([
      waiting,
      run(1, 80),
    ]);
    expect(findTeamRuns([first, final], [waiting], { roundId: 62, teamId: 42 })).toEqual([]);
  });
});

it('the best run counts, unless it was refused', () => {
  expect(findCountedRuns(first, [run(1, 80), { ...waiting, number: 2 }])).toEqual([2]);
  const refused = { ...waiting, number: 2, rejection: 'Babak Penyisihan sudah ditutup.' };
  expect(findCountedRuns(first, [run(1, 80), refused])).toEqual([1]);
});

it('a waiting entry can become each run that its team lacks in an open round', () => {
  const entry = { ...waiting, roundId: 61, number: 1 };
  const entries = [entry, run(1, 80), run(2, 90)];
  expect(findFreePositions(dataOf(first, final), entries, entry)).toEqual([
    { roundId: 61, number: 1 },
    { roundId: 61, number: 3 },
    { roundId: 62, number: 1 },
  ]);
  const closed = { ...first, state: 'closed' as const };
  const others = { ...final, team_ids: [57] };
  expect(findFreePositions(dataOf(closed, others), entries, entry)).toEqual([
    { roundId: 61, number: 1 },
  ]);
});

it('the tenth run is offered after the ninth', () => {
  const ten = { ...first, run_count: 10 };
  const entry = { ...waiting, roundId: 61, number: 1 };
  const numbers = findFreePositions(dataOf(ten), [entry], entry).map(({ number }) => number);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('a run is named where a team has several, with its round if that is another one', () => {
  const rounds = [first, final];
  expect(positionName(rounds, { roundId: 61, number: 2 }, 61)).toBe('Percobaan 2');
  expect(positionName(rounds, { roundId: 61, number: 2 }, 62)).toBe('Penyisihan · Percobaan 2');
  expect(positionName(rounds, { roundId: 62, number: 1 }, 62)).toBe('');
  expect(positionName(rounds, { roundId: 62, number: 1 })).toBe('Final');
  expect(positionName([{ ...first, run_count: 1 }], { roundId: 61, number: 1 })).toBe('');
});

it('a run is told in words', () => {
  const none = { points: null, time: null, reason: null };
  expect(runText({ ...none, outcome: 'finished', points: 1200, time: '01:07.38' })).toBe(
    '1.200 poin · 01:07.38',
  );
  expect(runText({ ...none, outcome: 'finished' })).toBe('–');
  expect(runText({ ...none, outcome: 'dns' })).toBe('Tidak hadir');
  expect(runText({ ...none, outcome: 'dnf', points: 40 })).toBe('Tidak selesai · 40 poin');
  expect(runText({ ...none, outcome: 'dq', reason: 'Robot diganti' })).toBe(
    'Diskualifikasi · Robot diganti',
  );
});

it('the current round is the last open one, otherwise the last that was open', () => {
  const closed = { state: 'closed' } as const;
  const planned = { ...final, ...closed, id: 63, position: 3, team_ids: [] };
  const idOf = (...rounds: Round[]) => findCurrentRound(rounds)?.id;
  expect(idOf(first, final, planned)).toBe(62);
  expect(idOf(first, { ...final, ...closed }, planned)).toBe(61);
  expect(idOf({ ...first, ...closed }, { ...final, ...closed }, planned)).toBe(62);
  expect(idOf({ ...first, ...closed }, planned)).toBe(61);
  expect(idOf()).toBeUndefined();
});
