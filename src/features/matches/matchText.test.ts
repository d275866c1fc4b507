import { groupName } from '../../../openapi/matches/groupName.ts';
import { describe, expect, it } from 'vitest';
import type { Match, MatchResult } from '../../../openapi/schema.d.ts';
import {
  findCurrentStage,
  findLastEnded,
  isBye,
  listStages,
  noteText,
  scoreText,
  sideText,
  stageName,
} from './matchText.ts';

const teams = new Map([
  [1, { id: 1, name: 'Garuda' }],
  [2, { id: 2, name: 'Komodo' }],
]);

const match = (changes: Partial<Match> = {}): Match => ({
  id: 1,
  version: '"1"',
  round_id: 1,
  number: 1,
  group: null,
  stage: 1,
  home: { team_id: 1 },
  away: { team_id: 2 },
  result: null,
  ...changes,
});

const result = (changes: Partial<MatchResult> = {}): MatchResult => ({
  outcome: 'played',
  side: null,
  home_score: 2,
  away_score: 1,
  extra_winner: null,
  winner: 'home',
  reason: null,
  ended_at: '2026-11-22T02:05:00Z',
  ...changes,
});

it('names groups by letters, and stages by the number of their matches', () => {
  expect([1, 26, 27].map(groupName)).toEqual(['Grup A', 'Grup Z', 'Grup AA']);
  expect([1, 2, 4, 8, 64].map(stageName)).toEqual([
    'Final',
    'Semifinal',
    'Perempat final',
    '16 besar',
    '128 besar',
  ]);
});

it('lists the stages in their order, the match for the third place apart, and byes against each other left out', () => {
  const final = match({ id: 3, number: 3, stage: 2 });
  const third = match({ id: 4, number: 4, stage: null });
  const listed = listStages([third, final, match({ id: 2, number: 2 })]);
  expect(
    listed.stages.map(({ name, firstNumber, matches }) => [name, firstNumber, matches.length]),
  ).toEqual([
    ['Semifinal', 1, 1],
    ['Final', 3, 1],
  ]);
  expect(listed.thirdPlace).toBe(third);
});

it('finds the first stage in which somebody is still to play, byes left out', () => {
  const bye = match({ away: { team_id: null } });
  const open = match({ number: 2, stage: 2 });
  const ended = match({ number: 2, stage: 2, result: result() });
  expect(findCurrentStage(listStages([bye, open]).stages)).toBe(2);
  expect(findCurrentStage(listStages([match(), open]).stages)).toBe(1);
  expect(findCurrentStage(listStages([bye, ended]).stages)).toBe(2);
});

describe('a side', () => {
  it('is a team, who waits for another match, or nobody', () => {
    const waiting = match({
      home: { team_id: null, from: { number: 3, as: 'winner' } },
      away: { team_id: null, from: { number: 5, as: 'loser' } },
    });
    expect(sideText(match(), 'home', teams)).toBe('Garuda');
    expect(sideText(waiting, 'home', teams)).toBe('Pemenang 3');
    expect(sideText(waiting, 'away', teams)).toBe('Kalah 5');
    expect(isBye(waiting)).toBe(false);
  });

  it('says of a bye that the other moves on', () => {
    const bye = match({ away: { team_id: null } });
    expect(isBye(bye)).toBe(true);
    expect(sideText(bye, 'away', teams)).toBe('Lolos langsung');
    const empty = match({ home: { team_id: null }, away: { team_id: null } });
    expect(isBye(empty)).toBe(false);
    expect(sideText(empty, 'away', teams)).toBe('Tidak ada lawan');
  });
});

describe('a result', () => {
  it('is its score, once there is one', () => {
    expect(scoreText(match())).toBeUndefined();
    expect(scoreText(match({ result: result() }))).toBe('2 : 1');
    expect(noteText(match({ result: result() }), teams)).toBeUndefined();
  });

  it.each([
    [{ outcome: 'absent', side: 'away' }, 'Garuda menang WO: Komodo tidak hadir'],
    [{ outcome: 'disqualified', side: 'away' }, 'Garuda menang WO: Komodo didiskualifikasi'],
    [{ outcome: 'absent', side: 'both', winner: 'nobody' }, 'Kedua tim tidak hadir'],
    [{ outcome: 'disqualified', side: 'both', winner: 'nobody' }, 'Kedua tim didiskualifikasi'],
    [{ extra_winner: 'away', winner: 'away' }, 'Tambahan: Komodo menang'],
  ] as const)('with %j says what the score does not', (changes, text) => {
    expect(noteText(match({ result: result(changes) }), teams)).toBe(text);
  });
});

it('finds the match that has ended last', () => {
  const at = (id: number, ended_at: string) => match({ id, result: result({ ended_at }) });
  expect(findLastEnded([{ matches: [match()] }])).toBeUndefined();
  const early = at(1, '2026-11-22T02:05:00Z');
  const late = at(2, '2026-11-22T02:05:00.5Z');
  expect(findLastEnded([{ matches: [early] }, { matches: [late, match({ id: 3 })] }])).toBe(2);
});
