import { expect, it } from 'vitest';
import { planGroupMatches } from './groupMatches.ts';

const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const keyOf = (pair: readonly number[]) => pair.toSorted((one, other) => one - other).join('-');

it.each(teamsOf(24))('has everybody of %i teams meet everybody once', (count) => {
  const pairs = planGroupMatches(teamsOf(count));
  expect(pairs).toHaveLength((count * (count - 1)) / 2);
  expect(new Set(pairs.map(keyOf)).size).toBe(pairs.length);
  expect(pairs.flat().every((team) => team >= 1 && team <= count)).toBe(true);
});

it.each(teamsOf(24).filter((count) => count >= 5))(
  'lets nobody of %i play twice in a row',
  (count) => {
    const pairs = planGroupMatches(teamsOf(count));
    const inARow = pairs.filter((pair, index) =>
      pair.some((team) => pairs[index + 1]?.includes(team)),
    );
    expect(inARow).toEqual([]);
  },
);

it('names each team first about as often as second', () => {
  for (const count of teamsOf(16)) {
    const pairs = planGroupMatches(teamsOf(count));
    for (const team of teamsOf(count)) {
      const first = pairs.filter(([one]) => one === team).length;
      expect(Math.abs(2 * first - (count - 1))).toBeLessThanOrEqual(2);
    }
  }
});

it('has no match for one team or none', () => {
  expect(planGroupMatches([])).toEqual([]);
  expect(planGroupMatches([1])).toEqual([]);
});
