import { expect, it } from 'vitest';
import { drawGroups, seedGroups } from './drawGroups.ts';

const teamsOf = (clubs: readonly number[]) =>
  clubs.flatMap((size, club) => Array.from({ length: size }, (_, index) => ({ club, index })));

/** A shuffle that is the same for the same seed. */
function createShuffle(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, order: next() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ item }) => item);
}

const clubOf = ({ club }: { club: number }) => club;

it.each([
  ['one club of all', [9], 3],
  ['clubs of different sizes', [5, 1, 1, 3, 2, 7, 1, 4], 6],
  ['clubs of one team', Array.from({ length: 23 }, () => 1), 5],
  ['64 teams', [12, 9, 8, 8, 7, 5, 4, 3, 3, 2, 1, 1, 1], 16],
])('draws %s into groups of about one size, each club apart', (_name, clubs, count) => {
  const teams = teamsOf(clubs);
  for (let seed = 1; seed <= 50; seed += 1) {
    const groups = drawGroups(teams, count, clubOf, createShuffle(seed));
    expect(new Set(groups.flat())).toEqual(new Set(teams));
    const sizes = groups.map(({ length }) => length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect((sizes[0] ?? 0) - (sizes.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    for (const [club, size] of clubs.entries()) {
      const inGroups = groups.map((group) => group.filter((team) => team.club === club).length);
      expect(Math.max(...inGroups)).toBe(Math.ceil(size / count));
    }
  }
});

it('draws the same groups with the same seed, and others with another', () => {
  const teams = teamsOf([3, 3, 3, 3]);
  const draw = (seed: number) => drawGroups(teams, 4, clubOf, createShuffle(seed));
  expect(draw(49)).toEqual(draw(49));
  expect(draw(49)).not.toEqual(draw(50));
});

it('deals seeds there and back', () => {
  expect(seedGroups([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([
    [1, 6, 7],
    [2, 5, 8],
    [3, 4],
  ]);
});
