import { expect, it } from 'vitest';
import { findStandings, type RankedRound } from '../openapi/runs/standings.ts';
import { createNumbers } from './support/naiveScore.ts';

/** A round in which teams have ranks in their order; '=' shares the rank of the one before. */
const round = (ranked: readonly string[], unranked: readonly string[] = []) => {
  const rows: { team: string; rank: number }[] = [];
  for (const [index, name] of ranked.entries())
    rows.push(
      name.startsWith('=')
        ? { team: name.slice(1), rank: rows.at(-1)?.rank ?? 1 }
        : { team: name, rank: index + 1 },
    );
  return { ranked: rows, unranked };
};

const places = (...rounds: RankedRound<string>[]) =>
  findStandings(rounds).map(({ team, place }) => `${place ?? '-'} ${team}`);

it('are the ranks of the only round, with shared ones, and teams without a run last', () => {
  expect(places(round(['a', 'b', '=c', 'd'], ['e']))).toEqual(['1 a', '2 b', '2 c', '4 d', '- e']);
});

it('have whoever advanced before whoever did not', () => {
  expect(places(round(['a', 'b', 'c', 'd', '=e']), round(['c', 'b']))).toEqual([
    '1 c',
    '2 b',
    '3 a',
    '4 d',
    '4 e',
  ]);
});

it('of three rounds are in the order in which teams were out', () => {
  expect(
    places(round(['a', 'b', 'c', 'd', 'e', 'f']), round(['d', 'c', 'b', 'a']), round(['c', 'd'])),
  ).toEqual(['1 c', '2 d', '3 b', '4 a', '5 e', '6 f']);
});

it('have finalists without a counted run after the others, by the round before', () => {
  expect(places(round(['a', 'b', 'c', 'd']), round(['c'], ['b', 'a']))).toEqual([
    '1 c',
    '2 a',
    '3 b',
    '4 d',
  ]);
});

it('of a final without runs are in the order of the round before', () => {
  expect(places(round(['a', 'b', 'c']), round([], ['c', 'a']))).toEqual(['1 a', '2 c', '3 b']);
});

it('have a team that was chosen in spite of its rank before those that were not', () => {
  expect(places(round(['a', 'b', 'c', 'd']), round(['d', 'a']))).toEqual([
    '1 d',
    '2 a',
    '3 b',
    '4 c',
  ]);
});

it('share a place where the last round shares a rank, whatever was before', () => {
  expect(places(round(['a', 'b', 'c']), round(['b', '=a']))).toEqual(['1 b', '1 a', '3 c']);
});

it('of a category without runs have no place', () => {
  expect(places(round([], ['a', 'b']), round([]))).toEqual(['- a', '- b']);
});

/** Whether the first team stands before the second, another way: from the last round to the first. */
function compare(rounds: readonly RankedRound<number>[], one: number, other: number): number {
  for (const { ranked, unranked } of rounds.toReversed()) {
    const rankOf = (team: number) => ranked.find((row) => row.team === team)?.rank;
    const [own, theirs] = [rankOf(one), rankOf(other)];
    if (own !== undefined && theirs !== undefined) return own - theirs;
    const positionOf = (team: number, rank: number | undefined) => {
      if (rank !== undefined) return 0;
      return unranked.includes(team) ? 1 : 2;
    };
    const order = positionOf(one, own) - positionOf(other, theirs);
    if (order !== 0) return order;
  }
  return 0;
}

it('equal a naive comparison of every two teams in 2,000 random categories', () => {
  const numbers = createNumbers(20_261_126);
  for (let category = 0; category < 2000; category += 1) {
    let members = Array.from({ length: 1 + numbers(12) }, (_, team) => team);
    const rounds = Array.from({ length: 1 + numbers(4) }, () => {
      const shuffled = members.toSorted(() => numbers(3) - 1);
      const played = shuffled.slice(0, numbers(shuffled.length + 1));
      let rank = 1;
      const ranked = played.map((team, index) => {
        if (numbers(3) > 0) rank = index + 1;
        return { team, rank };
      });
      const unranked = shuffled.slice(played.length);
      members = members.filter(() => numbers(2) === 0);
      return { ranked, unranked };
    });
    const found = findStandings(rounds);
    const teams = rounds[0]
      ? [...rounds[0].ranked.map(({ team }) => team), ...rounds[0].unranked]
      : [];
    expect(found.map(({ team }) => team).sort()).toEqual(teams.sort());
    const isPlaced = (team: number) =>
      rounds.some(({ ranked }) => ranked.some((row) => row.team === team));
    for (const { team, place } of found)
      expect(place).toBe(
        isPlaced(team)
          ? 1 + teams.filter((other) => isPlaced(other) && compare(rounds, other, team) < 0).length
          : null,
      );
  }
});
