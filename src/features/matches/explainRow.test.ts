import { expect, it } from 'vitest';
import {
  type GroupMatch,
  rankGroup,
  type TieBreaker,
} from '../../../openapi/matches/groupTable.ts';
import type { GroupRow, MatchRule } from '../../../openapi/schema.d.ts';
import { explainRow, signed } from './explainRow.ts';

const names = ['Garuda', 'Komodo', 'Rajawali', 'Anoa', 'Banteng'];
const teams = new Map(names.map((name, index) => [index + 1, { id: index + 1, name }]));

const ruleOf = (...tieBreakers: TieBreaker[]): MatchRule => ({
  kind: 'groups',
  group_count: 1,
  best_of: 1,
  counts: 'points',
  has_draws: true,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: tieBreakers,
  has_third_place: false,
});

/** Plays matches of home, away and both scores, and returns the reasons in the order of the table. */
function explain(
  rule: MatchRule,
  teamCount: number,
  played: [home: number, away: number, own: number, other: number][],
  lots?: ReadonlyMap<number, number>,
) {
  const matches = played.map(([home, away, own, other]): GroupMatch<number> => {
    const winner = own > other ? home : own < other ? away : 'draw';
    return { teams: [home, away], score: [own, other], winner };
  });
  const ids = [...teams.keys()].slice(0, teamCount);
  const { table_points: points, tie_breakers: tieBreakers } = rule;
  const rows = rankGroup({ points, tieBreakers }, ids, matches, lots).map(
    ({ team, decision, ...row }): GroupRow => ({
      ...row,
      team_id: team,
      decision: decision
        ? {
            decided_by: decision.by,
            value: decision.by === 'direct' ? decision.value : null,
            among: decision.by === 'direct' ? [...decision.among] : [],
            own: 'own' in decision ? decision.own : null,
            other: 'other' in decision ? decision.other : null,
          }
        : null,
    }),
  );
  return rows.map((row) => [teams.get(row.team_id)?.name, explainRow(rows, row, rule, teams)]);
}

it('compares points, of the last one with those before', () => {
  expect(explain(ruleOf('difference'), 2, [[1, 2, 2, 0]])).toEqual([
    ['Garuda', '3 poin lebih banyak dari 0'],
    ['Komodo', '0 poin lebih sedikit dari 3'],
  ]);
});

it('names three teams that have beaten one another in a circle, and what decides among them', () => {
  const circle: Parameters<typeof explain>[2] = [
    [1, 2, 3, 0],
    [2, 3, 2, 0],
    [3, 1, 1, 0],
    [1, 4, 1, 0],
    [2, 4, 9, 0],
    [3, 4, 1, 0],
  ];
  const among = 'Sama 6 poin; pertandingan antara Garuda, Komodo, dan Rajawali';
  expect(explain(ruleOf('direct', 'difference'), 4, circle)).toEqual([
    ['Garuda', `${among}: selisih +2 lebih baik dari -1`],
    ['Komodo', `${among}: skor 2 lebih banyak dari 1`],
    ['Rajawali', '6 poin lebih banyak dari 0'],
    ['Anoa', '0 poin lebih sedikit dari 6'],
  ]);
});

it('says who has won between two, and what was equal before', () => {
  const level: Parameters<typeof explain>[2] = [
    [1, 2, 1, 0],
    [2, 3, 1, 0],
    [1, 3, 0, 4],
    [1, 4, 3, 0],
    [2, 4, 4, 2],
    [3, 4, 0, 5],
  ];
  expect(explain(ruleOf('direct'), 4, level).slice(0, 2)).toEqual([
    ['Garuda', 'Sama 6 poin; menang melawan Komodo'],
    ['Komodo', '6 poin lebih banyak dari 3'],
  ]);
  expect(explain(ruleOf('won', 'for', 'direct'), 4, level)[0]).toEqual([
    'Komodo',
    'Sama 6 poin dan jumlah menang; skor 5 lebih banyak dari 4',
  ]);
});

it('compares the last one with the one before, in what has decided', () => {
  const pair: Parameters<typeof explain>[2] = [
    [1, 2, 1, 0],
    [2, 3, 4, 0],
    [3, 1, 1, 0],
  ];
  expect(explain(ruleOf('difference', 'direct'), 3, pair).at(-1)).toEqual([
    'Rajawali',
    'Sama 3 poin; selisih -3 di bawah 0',
  ]);
});

it('says of the last one to whom it has lost', () => {
  const totals = { played: 3, won: 1, drawn: 0, lost: 2, for: 2, against: 4, points: 3 };
  const rows: GroupRow[] = [
    {
      ...totals,
      team_id: 1,
      rank: 4,
      decision: { decided_by: 'direct', value: 'points', among: [1, 2], own: 3, other: 0 },
    },
    { ...totals, team_id: 2, rank: 5, decision: null },
  ];
  expect(rows.map((row) => explainRow(rows, row, ruleOf('direct'), teams))).toEqual([
    'Sama 3 poin; menang melawan Komodo',
    'Sama 3 poin; kalah dari Garuda',
  ]);
});

it('says that lots have decided, or that nothing has', () => {
  const drawn: Parameters<typeof explain>[2] = [[1, 2, 1, 1]];
  const shared = 'Peringkat bersama: sama dalam semua hal';
  expect(explain(ruleOf('direct', 'difference'), 2, drawn).map(([, reason]) => reason)).toEqual([
    shared,
    shared,
  ]);
  const lots = new Map([
    [1, 2],
    [2, 1],
  ]);
  const reason = 'Sama 1 poin, pertemuan langsung, dan selisih; urutan dari undian';
  expect(explain(ruleOf('direct', 'difference'), 2, drawn, lots)).toEqual([
    ['Komodo', reason],
    ['Garuda', reason],
  ]);
});

it('says nothing before the first match', () => {
  expect(explain(ruleOf('direct'), 2, [])).toEqual([
    ['Garuda', undefined],
    ['Komodo', undefined],
  ]);
});

it('writes differences with their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '-2']);
});
