import { expect, it } from 'vitest';
import {
  type GroupMatch,
  type GroupRule,
  rankGroup,
  type TieBreaker,
} from '../openapi/matches/groupTable.ts';
import { rankNaively } from './support/naiveGroup.ts';
import { createNumbers } from './support/naiveScore.ts';

const points: GroupRule['points'] = { win: 3, draw: 1, loss: 0 };

/** A match that its score decides. */
function match(one: number, other: number, own: number, theirs: number): GroupMatch<number> {
  const decided = own > theirs ? one : other;
  return { teams: [one, other], score: [own, theirs], winner: own === theirs ? 'draw' : decided };
}

const orders: TieBreaker[][] = [
  ['direct', 'difference', 'for', 'won'],
  ['difference', 'for', 'direct'],
  ['won', 'direct'],
  ['for', 'difference'],
  ['direct'],
  [],
];

it('ranks 10,000 random groups of 3 to 8 as another way of counting does', () => {
  const numbers = createNumbers(49);
  for (let group = 0; group < 10_000; group += 1) {
    const teams = Array.from({ length: 3 + numbers(6) }, (_, index) => index + 1);
    const goals = 2 + numbers(3);
    const matches = teams.flatMap((one) =>
      teams
        // One in ten is not played yet.
        .filter((other) => other > one && numbers(10) > 0)
        .map((other): GroupMatch<number> => {
          if (numbers(20) > 0) return match(one, other, numbers(goals), numbers(goals));
          return numbers(3) > 0
            ? { teams: [one, other], score: [3, 0], winner: one }
            : { teams: [one, other], score: [0, 0], winner: 'nobody' };
        }),
    );
    const tested = { points, tieBreakers: orders[numbers(orders.length)] ?? [] };
    const ranked = rankGroup(tested, teams, matches);
    const classes = [...Map.groupBy(ranked, ({ rank }) => rank).values()];
    expect(
      classes.map((rows) => rows.map(({ team }) => team)),
      JSON.stringify({ tested, matches }),
    ).toEqual(rankNaively(tested, teams, matches));
  }
});
