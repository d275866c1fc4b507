import { expect, it } from 'vitest';
import { rankAcrossGroups } from './compareGroups.ts';
import { type GroupMatch, rankGroup } from './groupTable.ts';

const rule = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ['difference'] as const };

/** A group whose first team beats all others, the second all but the first, and so on, by `goals`. */
function createGroup(teams: readonly string[], goals: number) {
  const matches = teams.flatMap((winner, index) =>
    teams
      .slice(index + 1)
      .map((loser): GroupMatch<string> => ({ teams: [winner, loser], score: [goals, 0], winner })),
  );
  return { matches, rows: rankGroup(rule, teams, matches) };
}

it('leaves out the matches that a smaller group does not have', () => {
  const larger = createGroup(['Anoa', 'Bekantan', 'Cendrawasih', 'Dugong'], 1);
  const smaller = createGroup(['Elang', 'Gajah', 'Harimau'], 2);
  // Bekantan has won two matches, but one of them against the last one of four.
  expect(rankAcrossGroups(rule, [larger, smaller], 2)).toEqual([
    { team: 'Gajah', rank: 1, group: 1, points: 3 },
    { team: 'Bekantan', rank: 2, group: 0, points: 3 },
  ]);
  expect(rankAcrossGroups(rule, [larger, smaller], 1)).toMatchObject([
    { team: 'Elang', rank: 1 },
    { team: 'Anoa', rank: 2 },
  ]);
});

it('has equal ones share a rank', () => {
  const groups = [createGroup(['Anoa', 'Bekantan'], 1), createGroup(['Elang', 'Gajah'], 1)];
  expect(rankAcrossGroups(rule, groups, 2).map(({ rank }) => rank)).toEqual([1, 1]);
});

it('compares those that are in larger groups only by all of their matches', () => {
  const groups = [
    createGroup(['Anoa', 'Bekantan', 'Cendrawasih', 'Dugong'], 1),
    createGroup(['Elang', 'Gajah', 'Harimau'], 2),
  ];
  expect(rankAcrossGroups(rule, groups, 4)).toEqual([
    { team: 'Dugong', rank: 1, group: 0, points: 0 },
  ]);
});
