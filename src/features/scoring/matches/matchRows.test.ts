import { describe, expect, it } from 'vitest';
import type { Match, MatchResult, Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { preliminaryRound } from '../../../../tests/support/preliminaryRound.ts';
import { toMatchRows } from './matchRows.ts';

const team = (id: number, name: string) => ({
  id,
  code: `X-TEAM-0000${id}` as const,
  name,
  club: 'SMA Bhinneka',
});
const teams = [team(1, 'Garuda'), team(2, 'Komodo')];

const match = (changes: Partial<Match> = {}): Match => ({
  id: 1,
  version: '"1"',
  round_id: preliminaryRound.id,
  number: 1,
  group: 2,
  stage: null,
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

/** Returns what score entry has of the preliminary round and a final, each with these matches. */
function dataOf(...ofRounds: Match[][]): ScoreEntryData {
  const rounds: Round[] = ofRounds.map((_, index) => ({
    ...preliminaryRound,
    id: preliminaryRound.id + index,
    name: index === 0 ? 'Penyisihan' : 'Final',
    team_ids: null,
  }));
  return {
    time_format: 'MM:SS.hh',
    teams,
    rounds,
    rounds_version: '"1"',
    runs: [],
    match_rounds: ofRounds.map((matches, index) => ({
      round_id: preliminaryRound.id + index,
      draw: { version: '"1"', method: 'lots', seed: '7', groups: null, slots: null },
      groups: [],
      matches,
    })),
  };
}

/** Returns the row of the first match without what is before the scores. */
const resultOf = (changes: Partial<MatchResult>) =>
  toMatchRows(dataOf([match({ result: result(changes) })]))[1]?.slice(5);

describe('the file of matches', () => {
  it('has each match of each round in a row, the names of the columns first', () => {
    const data = dataOf(
      [match({ result: result() }), match({ number: 2 })],
      [match({ round_id: preliminaryRound.id + 1, group: null, stage: 1 })],
    );
    const rows = toMatchRows(data);
    expect(rows).toEqual([
      [
        'Babak',
        'No',
        'Grup atau tahap',
        'Kode tim A',
        'Tim A',
        'Skor A',
        'Skor B',
        'Tim B',
        'Kode tim B',
        'Pemenang',
        'Hasil',
        'Alasan',
      ],
      ...[
        ['Penyisihan', '1', 'Grup B', '2', '1'],
        ['Penyisihan', '2', 'Grup B', '', ''],
        ['Final', '1', 'Final', '', ''],
      ].map(([round, number, place, home, away]) => [
        round,
        number,
        place,
        'X-TEAM-00001',
        'Garuda',
        home,
        away,
        'Komodo',
        'X-TEAM-00002',
        '',
        '',
        '',
      ]),
    ]);
    expect(toMatchRows(data, data.rounds.slice(1))).toEqual([rows[0], rows[3]]);
  });

  it('leaves a team empty that is not known, and a match out that nobody plays', () => {
    const stage = { group: null, stage: 1 };
    const waiting = match({
      ...stage,
      number: 2,
      stage: 2,
      away: { team_id: null, from: { number: 1, as: 'winner' } },
    });
    const bye = match({ ...stage, away: { team_id: null } });
    const third = match({ number: 3, group: null });
    expect(toMatchRows(dataOf([bye, waiting, third])).slice(1)).toEqual([
      ['Penyisihan', '2', 'Final', 'X-TEAM-00001', 'Garuda', '', '', '', '', '', '', ''],
      expect.arrayContaining(['3', 'Perebutan juara 3']),
    ]);
  });

  it.each([
    [{ home_score: 1, winner: 'draw' }, ['1', '1', '', '']],
    [{ home_score: 1, extra_winner: 'away', winner: 'away' }, ['1', '1', 'Komodo', '']],
    [{ outcome: 'absent', side: 'away' }, ['2', '1', 'Garuda', 'Tidak hadir']],
    [
      { outcome: 'absent', side: 'both', winner: 'nobody' },
      ['2', '1', '', 'Kedua tim tidak hadir'],
    ],
    [{ outcome: 'disqualified', side: 'away' }, ['2', '1', 'Garuda', 'Diskualifikasi']],
    [
      { outcome: 'disqualified', side: 'both', winner: 'nobody' },
      ['2', '1', '', 'Kedua tim didiskualifikasi'],
    ],
  ] as const)('says of %j who has won and how', (changes, [home, away, winner, outcome]) => {
    expect(resultOf(changes)).toEqual([home, away, 'Komodo', 'X-TEAM-00002', winner, outcome, '']);
  });

  it('has the reason', () => {
    expect(
      resultOf({ outcome: 'disqualified', side: 'home', reason: 'Robot terlalu berat' })?.at(-1),
    ).toBe('Robot terlalu berat');
  });
});
