import { expect, it } from 'vitest';
import { type GroupMatch, type GroupRule, rankGroup, type TieBreaker } from './groupTable.ts';

const rule: GroupRule = {
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['direct', 'difference', 'for', 'won'],
};

/** A match that its score decides. */
function match<Team>(one: Team, other: Team, own: number, theirs: number): GroupMatch<Team> {
  const decided = own > theirs ? one : other;
  return { teams: [one, other], score: [own, theirs], winner: own === theirs ? 'draw' : decided };
}

const circle = [
  match('Anoa', 'Bekantan', 2, 1),
  match('Bekantan', 'Cendrawasih', 2, 1),
  match('Cendrawasih', 'Anoa', 2, 0),
  match('Anoa', 'Dugong', 1, 0),
  match('Bekantan', 'Dugong', 1, 0),
  match('Cendrawasih', 'Dugong', 5, 0),
];

it('adds up matches, with points of a win, a draw and a loss', () => {
  const [first, second] = rankGroup(
    rule,
    ['Anoa', 'Bekantan'],
    [match('Bekantan', 'Anoa', 1, 4), match('Anoa', 'Bekantan', 2, 2)],
  );
  expect(first).toEqual({
    team: 'Anoa',
    rank: 1,
    played: 2,
    won: 1,
    drawn: 1,
    lost: 0,
    for: 6,
    against: 3,
    points: 4,
    decision: { by: 'points', own: 4, other: 1 },
  });
  expect(second).toMatchObject({ rank: 2, lost: 1, for: 3, against: 6, decision: undefined });
});

it('decides three that beat one another by their own matches, and says which', () => {
  const rows = rankGroup(rule, ['Anoa', 'Bekantan', 'Cendrawasih', 'Dugong'], circle);
  const among = ['Anoa', 'Bekantan', 'Cendrawasih'];
  expect(rows.map(({ team, rank, decision }) => [team, rank, decision])).toEqual([
    ['Cendrawasih', 1, { by: 'direct', value: 'difference', among, own: 1, other: 0 }],
    ['Bekantan', 2, { by: 'direct', value: 'difference', among, own: 0, other: -1 }],
    ['Anoa', 3, { by: 'points', own: 6, other: 0 }],
    ['Dugong', 4, undefined],
  ]);
});

it('compares by the difference of all matches where that is before the own matches', () => {
  const order: TieBreaker[] = ['difference', 'direct'];
  const rows = rankGroup(
    { ...rule, tieBreakers: order },
    ['Anoa', 'Bekantan', 'Cendrawasih', 'Dugong'],
    circle,
  );
  expect(rows.map(({ team, decision }) => [team, decision])).toEqual([
    ['Cendrawasih', { by: 'difference', own: 6, other: 1 }],
    ['Bekantan', { by: 'difference', own: 1, other: 0 }],
    ['Anoa', { by: 'points', own: 6, other: 0 }],
    ['Dugong', undefined],
  ]);
});

it('has teams that nothing decides share a rank, until lots are drawn', () => {
  const drawn = [match('Anoa', 'Bekantan', 1, 1), match('Cendrawasih', 'Anoa', 0, 3)];
  const teams = ['Anoa', 'Bekantan', 'Cendrawasih', 'Dugong'];
  const all = [...drawn, match('Bekantan', 'Cendrawasih', 3, 0)];
  expect(rankGroup(rule, teams, all).map(({ team, rank }) => [team, rank])).toEqual([
    ['Anoa', 1],
    ['Bekantan', 1],
    ['Dugong', 3],
    ['Cendrawasih', 4],
  ]);
  const lots = new Map([
    ['Bekantan', 1],
    ['Anoa', 2],
  ]);
  expect(rankGroup(rule, teams, all, lots).slice(0, 2)).toMatchObject([
    { team: 'Bekantan', rank: 1, decision: { by: 'lots' } },
    { team: 'Anoa', rank: 2, decision: { by: 'points' } },
  ]);
});

it('gives a match that both have lost to neither', () => {
  const both: GroupMatch<string> = { teams: ['Anoa', 'Bekantan'], score: [0, 0], winner: 'nobody' };
  expect(rankGroup(rule, ['Anoa', 'Bekantan'], [both])).toMatchObject([
    { rank: 1, played: 1, lost: 1, drawn: 0, points: 0, decision: { by: 'nothing' } },
    { rank: 1, played: 1, lost: 1, drawn: 0, points: 0 },
  ]);
});
