import { expect, it } from 'vitest';
import { findKnockoutPlaces } from './knockoutPlaces.ts';
import { findUndoneMatches, type KnockoutResult, playKnockout } from './playKnockout.ts';
import { seedKnockout } from './seedKnockout.ts';

const teams = ['Anoa', 'Bekantan', 'Cendrawasih', 'Dugong', 'Elang', 'Gajah'];
const knockout = { slots: seedKnockout(teams), hasThirdPlaceMatch: true };
const results = (...played: [number, KnockoutResult<string>][]) => new Map(played);
const sidesOf = (results_: ReadonlyMap<number, KnockoutResult<string>>) =>
  playKnockout(knockout, results_).map(({ sides }) =>
    sides.map((side) => {
      if (side === 'nobody') return '-';
      return 'team' in side ? side.team : `${side.as} of ${side.from}`;
    }),
  );

it('gives the byes to the best seeds, which move on by themselves', () => {
  expect(sidesOf(new Map())).toEqual([
    ['Anoa', '-'],
    ['Dugong', 'Elang'],
    ['Bekantan', '-'],
    ['Cendrawasih', 'Gajah'],
    ['Anoa', 'winner of 2'],
    ['Bekantan', 'winner of 4'],
    ['winner of 5', 'winner of 6'],
    ['loser of 5', 'loser of 6'],
  ]);
});

it('lets the opponent of nobody move on where both were absent', () => {
  const both = results([2, { winner: 'nobody' }]);
  expect(sidesOf(both).slice(4)).toEqual([
    ['Anoa', '-'],
    ['Bekantan', 'winner of 4'],
    ['Anoa', 'winner of 6'],
    ['-', 'loser of 6'],
  ]);
});

it('has a disqualified team not play for the third place', () => {
  const played = results(
    [2, { winner: 'Dugong' }],
    [4, { winner: 'Gajah' }],
    [5, { winner: 'Dugong', disqualified: ['Anoa'] }],
    [6, { winner: 'Gajah' }],
    [7, { winner: 'Gajah' }],
  );
  expect(sidesOf(played)[7]).toEqual(['-', 'Bekantan']);
  expect([...findKnockoutPlaces(playKnockout(knockout, played))]).toEqual([
    ['Elang', 5],
    ['Cendrawasih', 5],
    ['Anoa', 4],
    ['Bekantan', 3],
    ['Dugong', 2],
    ['Gajah', 1],
  ]);
});

it('gives nobody a place who still plays', () => {
  const played = results(
    [2, { winner: 'Dugong' }],
    [4, { winner: 'Gajah' }],
    [5, { winner: 'Anoa' }],
    [6, { winner: 'Gajah' }],
  );
  expect([...findKnockoutPlaces(playKnockout(knockout, played))]).toEqual([
    ['Elang', 5],
    ['Cendrawasih', 5],
  ]);
});

it('names the later matches that a correction undoes', () => {
  const played = results(
    [2, { winner: 'Dugong' }],
    [4, { winner: 'Gajah' }],
    [5, { winner: 'Dugong' }],
    [6, { winner: 'Gajah' }],
    [7, { winner: 'Gajah' }],
    [8, { winner: 'Bekantan' }],
  );
  expect(findUndoneMatches(knockout, played, 2, { winner: 'Elang' })).toEqual([5, 7, 8]);
  expect(findUndoneMatches(knockout, played, 5, { winner: 'Anoa' })).toEqual([7, 8]);
  expect(findUndoneMatches(knockout, played, 6, undefined)).toEqual([7, 8]);
  expect(findUndoneMatches(knockout, played, 7, { winner: 'Dugong' })).toEqual([]);
  expect(
    findUndoneMatches(knockout, played, 5, { winner: 'Dugong', disqualified: ['Anoa'] }),
  ).toEqual([8]);
});
