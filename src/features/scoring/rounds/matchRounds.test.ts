import { describe, expect, it } from 'vitest';
import type {
  GroupRow,
  Match,
  MatchRule,
  RoundMatches,
  ScoreEntryData,
} from '../../../../openapi/schema.d.ts';
import { progressOf } from '../progress.ts';
import { describeAdvancing } from './describeAdvancing.ts';
import { areGroupsUneven, countMatches, findDrawnOrders, findTies } from './draw/draws.ts';
import { findSport, sports, toMatchRule, toMatchValues } from './editor/matchValues.ts';
import { newValues, toRoundInput } from './editor/roundValues.ts';
import { describeRule } from './roundRule.ts';

const groups: MatchRule = {
  kind: 'groups',
  group_count: 6,
  best_of: 3,
  counts: 'bouts',
  has_draws: false,
  walkover_score: 2,
  table_points: { win: 3, draw: 0, loss: 0 },
  tie_breakers: ['direct', 'difference', 'for', 'won'],
  has_third_place: false,
};
const knockout: MatchRule = {
  ...groups,
  kind: 'knockout',
  group_count: 1,
  tie_breakers: [],
  has_third_place: true,
};

const soccerPoints = { win: 4, draw: 2, loss: 1 };

const round = {
  id: 7,
  position: 1,
  name: 'Penyisihan',
  run_count: 1,
  counting: 'best',
  best_count: null,
  incomplete_mean: null,
  ranking: 'points',
  counts_unfinished: false,
  ties: 'next_runs',
  without_result: 'last',
  carry_over: 'none',
  team_count: null,
  club_limit: null,
  state: 'open',
  team_ids: null,
} as const;

describe('the rule of a round of matches', () => {
  it.each<[MatchRule, string]>([
    [
      groups,
      'Grup: 6 grup, terbaik dari 3 ronde, bila poin sama: pertemuan langsung, selisih, skor, kemenangan, lalu undian',
    ],
    [
      {
        ...groups,
        best_of: 1,
        counts: 'points',
        has_draws: true,
        walkover_score: 3,
        table_points: { win: 4, draw: 2, loss: 1 },
        tie_breakers: [],
      },
      'Grup: 6 grup, satu ronde dengan gol atau poin, bisa seri, menang WO 3 : 0, menang 4, seri 2, kalah 1 poin, bila poin sama: undian',
    ],
    [knockout, 'Gugur: terbaik dari 3 ronde, dengan perebutan juara 3'],
    [{ ...knockout, best_of: 1, has_third_place: false }, 'Gugur: satu ronde'],
  ])('is one sentence', (match_rule, sentence) => {
    expect(describeRule({ ...round, match_rule })).toBe(sentence);
  });

  it.each([
    groups,
    knockout,
    {
      ...groups,
      best_of: 1,
      counts: 'points',
      has_draws: true,
      table_points: soccerPoints,
    } as const,
  ])('is saved as it was loaded', (rule) => expect(toMatchRule(toMatchValues(rule))).toEqual(rule));

  it('fits the sport whose settings it has', () => {
    const values = toMatchValues(groups);
    expect(findSport(values)).toBe('sumo');
    expect(findSport({ ...values, ...sports.soccer })).toBe('soccer');
    expect(findSport({ ...values, ...sports.soccer, kind: 'knockout', has_draws: false })).toBe(
      'soccer',
    );
    expect(findSport({ ...values, has_draws: true })).toBe('own');
    expect(findSport({ ...values, bouts: '5' })).toBe('own');
  });

  it('has nothing of runs, and does not count them', () => {
    const values = { ...newValues([round]), team_count: '8', ranking: 'time', carry_over: 'sum' };
    const input = toRoundInput({ ...values, kind: 'knockout' } as never, round);
    expect(input).toMatchObject({
      run_count: 1,
      ranking: 'points_only',
      ties: 'shared',
      carry_over: 'none',
      without_result: 'unranked',
      team_count: 8,
      match_rule: { kind: 'knockout', group_count: 1, has_draws: false, tie_breakers: [] },
    });
    const after = toRoundInput(values as never, { ...round, match_rule: groups });
    expect(after).toMatchObject({ carry_over: 'none', ranking: 'time' });
    expect(after).not.toHaveProperty('match_rule');
  });

  it('is a knock-out like the groups before it', () => {
    const next = newValues([{ ...round, match_rule: { ...groups, best_of: 5 } }]);
    expect(next).toMatchObject({ name: 'Fase gugur', kind: 'knockout', bouts: '5' });
  });
});

it.each([
  [8, '8 tim dari 6 grup: juara grup dan 2 peringkat kedua terbaik.'],
  [6, '6 tim dari 6 grup: juara grup.'],
  [4, '4 tim dari 6 grup: 4 juara grup terbaik.'],
  [16, '16 tim dari 6 grup: 2 tim teratas setiap grup dan 4 peringkat ketiga terbaik.'],
])('of six groups, %i teams are told by their places', (count, sentence) => {
  expect(describeAdvancing(count, groups, undefined)).toBe(sentence);
});

it.each([
  [8, 'Bagan penuh: tidak ada tim yang lolos langsung.'],
  [12, '4 tim terbaik lolos langsung ke babak berikutnya. Tanpa itu: 8 atau 16 tim.'],
])('a knock-out of %i teams is told by its byes', (count, sentence) => {
  expect(describeAdvancing(count, undefined, knockout)).toBe(sentence);
});

it.each([
  [groups, 24, 36],
  [groups, 25, 40],
  [knockout, 8, 8],
  [knockout, 3, 2],
])('a round has so many matches', (rule, teams, matches) => {
  expect(countMatches(rule, teams)).toBe(matches);
});

describe('the matches of a round', () => {
  const row = (team_id: number, rank: number, decided_by?: 'points' | 'lots' | 'nothing') =>
    ({
      team_id,
      rank,
      decision: decided_by ? { decided_by, value: null, among: [], own: null, other: null } : null,
    }) as unknown as GroupRow;
  const match = (home: number | null, away: number | null, hasEnded: boolean, from?: number) =>
    ({
      group: 1,
      home: { team_id: home },
      away: { team_id: away, ...(from && { from: { number: from, as: 'winner' } }) },
      result: hasEnded ? {} : null,
    }) as unknown as Match;
  const drawn = (rows: GroupRow[], matches: Match[]) =>
    ({ groups: [{ number: 1, rows }], matches }) as unknown as RoundMatches;

  it('leave teams that share a rank to lots, once all have ended', () => {
    const rows = [row(1, 1, 'points'), row(2, 2, 'nothing'), row(3, 2, 'nothing'), row(4, 2)];
    expect(findTies(drawn(rows, [match(1, 2, true)]), 1)).toEqual([[2, 3, 4]]);
    expect(findTies(drawn(rows, [match(1, 2, true), match(3, 4, false)]), 1)).toEqual([]);
  });

  it('name the order that was drawn', () => {
    const rows = [row(1, 1, 'lots'), row(2, 2, 'lots'), row(3, 3, 'points'), row(4, 4)];
    expect(findDrawnOrders(drawn(rows, []), 1)).toEqual([[1, 2, 3]]);
  });

  it('are told of groups that are not equally large', () => {
    const uneven = { groups: [{ rows: [row(1, 1)] }, { rows: [row(2, 1), row(3, 2)] }] };
    expect(areGroupsUneven(uneven as RoundMatches)).toBe(true);
    expect(areGroupsUneven(drawn([row(1, 1)], []))).toBe(false);
    expect(areGroupsUneven(undefined)).toBe(false);
  });

  it('are counted without those in which somebody has no opponent', () => {
    const matches = [match(1, null, false), match(2, 3, true), match(1, null, false, 2)];
    const data: ScoreEntryData = {
      time_format: 'MM:SS.hh',
      teams: [],
      rounds: [],
      rounds_version: '"1"',
      runs: [],
      match_rounds: [{ ...drawn([], matches), round_id: round.id }],
    };
    expect(progressOf(data, { ...round, match_rule: groups })).toEqual({
      entered: 1,
      all: 2,
      unit: 'match',
    });
  });
});
