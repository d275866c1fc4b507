import { expect, it } from 'vitest';
import {
  findUndoneMatches,
  type Knockout,
  type KnockoutMatch,
  type KnockoutResult,
  playKnockout,
  teamsIn,
} from '../openapi/matches/playKnockout.ts';
import { findKnockoutPlaces } from '../openapi/matches/knockoutPlaces.ts';
import {
  knockoutSize,
  seedKnockout,
  seedKnockoutFromGroups,
} from '../openapi/matches/seedKnockout.ts';
import { createNumbers } from './support/naiveScore.ts';

type Match = KnockoutMatch<number>;
type Results = Map<number, KnockoutResult<number>>;

const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Who comes out of some places of the first round: undefined if that is open, null for nobody. */
function comeOut(
  slots: readonly (number | undefined)[],
  resultOf: (one: number, other: number) => KnockoutResult<number> | undefined,
): number | null | undefined {
  if (slots.length === 1) return slots[0] ?? null;
  const half = slots.length / 2;
  const one = comeOut(slots.slice(0, half), resultOf);
  const other = comeOut(slots.slice(half), resultOf);
  if (one === null) return other;
  if (other === null) return one;
  if (one === undefined || other === undefined) return undefined;
  const winner = resultOf(one, other)?.winner;
  return winner === 'nobody' ? null : winner;
}

/** Plays the matches in their order; `decide` returns undefined for one that is not played. */
function play(
  knockout: Knockout<number>,
  decide: (teams: readonly number[]) => KnockoutResult<number> | undefined,
): Results {
  const results: Results = new Map();
  for (const number of knockout.slots.keys()) {
    const match = playKnockout(knockout, results)[number];
    const teams = match ? teamsIn(match) : [];
    const result = teams.length === 2 ? decide(teams) : undefined;
    if (result) results.set(number + 1, result);
  }
  return results;
}

it.each(teamsOf(128).slice(1))('of %i teams is played as a naive count does', (count) => {
  const numbers = createNumbers(count);
  const slots = seedKnockout(teamsOf(count));
  const resultOf = new Map<string, KnockoutResult<number>>();
  const results = play({ slots, hasThirdPlaceMatch: numbers(2) === 0 }, (teams) => {
    // One of 30 is not played, and nobody wins one of 20.
    if (numbers(30) === 0) return undefined;
    const winner = numbers(20) === 0 ? 'nobody' : (teams[numbers(2)] ?? 'nobody');
    const disqualified = numbers(5) === 0 ? teams.filter((team) => team !== winner) : [];
    resultOf.set(teams.join('-'), { winner });
    return { winner, disqualified };
  });
  const matches = playKnockout({ slots, hasThirdPlaceMatch: false }, results);
  const winner = comeOut(slots, (one, other) => resultOf.get(`${one}-${other}`));
  expect(matches.at(-1)?.winner).toBe(winner === null ? 'nobody' : winner);
});

it.each(teamsOf(300))('undoes exactly what no longer has the same teams: %i', (seed) => {
  const numbers = createNumbers(seed);
  const slots = seedKnockout(teamsOf(2 + numbers(40)));
  const knockout = { slots, hasThirdPlaceMatch: numbers(2) === 0 };
  const results = play(knockout, (teams) => ({ winner: teams[numbers(2)] ?? 'nobody' }));
  const before = playKnockout(knockout, results);
  const played = before.filter(({ number }) => results.has(number));
  const changed = played[numbers(played.length)];
  const winner = (changed && teamsIn(changed)[numbers(2)]) ?? 'nobody';
  const undone = findUndoneMatches(knockout, results, changed?.number ?? 0, { winner });
  const kept: Results = new Map([...results].filter(([number]) => !undone.includes(number))).set(
    changed?.number ?? 0,
    { winner },
  );
  const teamsBefore = new Map(before.map((match) => [match.number, teamsIn(match).join()]));
  const after = playKnockout(knockout, kept);
  const isSame = ({ number, ...match }: Match) =>
    teamsIn({ number, ...match }).join() === teamsBefore.get(number);
  // All that are kept have the teams that they were played by, and all others have not.
  expect(after.filter(({ number }) => kept.has(number)).every(isSame)).toBe(true);
  expect(after.filter(({ number }) => undone.includes(number)).some(isSame)).toBe(false);
  expect(undone.length === 0 || winner !== changed?.winner).toBe(true);
});

const counts = [2, 3, 4, 5, 8, 13, 24, 64, 128];

it.each(counts.flatMap((count) => [true, false].map((third) => [count, third] as const)))(
  'gives each of %i teams its place, with a match for the third place: %s',
  (count, hasThirdPlaceMatch) => {
    const slots = seedKnockout(teamsOf(count));
    // The better seed wins always.
    const results = play({ slots, hasThirdPlaceMatch }, (teams) => ({
      winner: Math.min(...teams),
    }));
    const places = findKnockoutPlaces(playKnockout({ slots, hasThirdPlaceMatch }, results));
    const expected = (seed: number) => {
      if (seed <= 2) return seed;
      if (seed <= 4) return hasThirdPlaceMatch ? seed : 3;
      return 2 ** Math.ceil(Math.log2(seed) - 1) + 1;
    };
    expect([...places].toSorted(([one], [other]) => one - other)).toEqual(
      teamsOf(count).map((seed) => [seed, expected(seed)]),
    );
  },
);

it.each(teamsOf(64).slice(1))(
  'keep the first two of %i groups apart until the semi-finals',
  (groups) => {
    const numbers = createNumbers(groups);
    for (const thirds of [0, Math.floor(groups / 2)]) {
      const shuffled = (place: number) =>
        teamsOf(groups)
          .map((group) => ({ team: group * 10 + place, group, place, order: numbers(1000) }))
          .toSorted((one, other) => one.order - other.order);
      const seeds = [...shuffled(1), ...shuffled(2), ...shuffled(3).slice(0, thirds)];
      if (seeds.length > 128) continue;
      const slots = seedKnockoutFromGroups(seeds);
      expect(slots).toHaveLength(knockoutSize(seeds.length));
      expect(new Set(slots.filter((team) => team !== undefined)).size).toBe(seeds.length);
      const quarter = Math.max(1, slots.length / 4);
      for (let first = 0; first < slots.length; first += quarter) {
        const inQuarter = slots.slice(first, first + quarter).filter((team) => team !== undefined);
        const ofGroups = inQuarter.map((team) => Math.floor(team / 10));
        expect(new Set(ofGroups).size, slots.join()).toBe(ofGroups.length);
      }
    }
  },
);
