import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rankAcrossGroups } from '../openapi/matches/compareGroups.ts';
import {
  type GroupMatch,
  type GroupRule,
  rankGroup,
  type TieBreaker,
} from '../openapi/matches/groupTable.ts';
import { findKnockoutPlaces } from '../openapi/matches/knockoutPlaces.ts';
import {
  type KnockoutMatch,
  type KnockoutResult,
  playKnockout,
  teamsIn,
} from '../openapi/matches/playKnockout.ts';

// Official tables and brackets of competitions that took place: tests/fixtures/matches/README.md.

type PlayedMatch = {
  a: string;
  b: string;
  score: [number, number] | null;
  round?: string;
  penalties?: [number, number];
  walkover?: string;
  replay?: boolean;
};
type TableRow = { team: string; rank: number; points?: number; for?: number; against?: number } & {
  won?: number;
  drawn?: number;
  lost?: number;
  decidedBy?: string;
  advances?: boolean;
};
type Competition = {
  id: string;
  rule: { points: GroupRule['points']; order: string[]; free?: string };
  groups?: { name: string; matches: PlayedMatch[]; table: TableRow[] }[];
  bracket?: PlayedMatch[];
  final?: { rank: number; team: string }[];
};

const folder = fileURLToPath(new URL('./fixtures/matches', import.meta.url));
const competitions = globSync(`${folder}/*.json`)
  .sort()
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Competition);

/** Returns the official order of what decides between equals, as far as results do. */
function tieBreakersOf({ order }: Competition['rule']): TieBreaker[] {
  const named = order.map((name): TieBreaker | undefined => {
    if (name.startsWith('own matches')) return 'direct';
    return (['difference', 'for', 'won'] as const).find((breaker) => breaker === name);
  });
  return [...new Set(named.filter((breaker) => breaker !== undefined))];
}

function winnerOf({ a, b, score, penalties, walkover }: PlayedMatch): string {
  if (walkover !== undefined) return walkover;
  const [own, other] = penalties ?? score ?? [0, 0];
  if (own === other) return 'draw';
  return own > other ? a : b;
}

const toGroupMatch = (match: PlayedMatch): GroupMatch<string> => ({
  teams: [match.a, match.b],
  score: match.score ?? [0, 0],
  winner: winnerOf(match),
});

const groups = competitions.flatMap((competition) =>
  (competition.groups ?? []).map(
    (group) => [`${competition.id}, ${group.name}`, competition, group] as const,
  ),
);

/** By cards, a place in an earlier contest or lots, which no table has. */
const byOther = /lots|cards|not by points/;

it.each(groups)('%s has the official ranks', (_name, { rule }, { matches, table }) => {
  const tested = { points: rule.points, tieBreakers: tieBreakersOf(rule) };
  const teams = table.map(({ team }) => team).sort();
  const played = matches.map(toGroupMatch);
  const shared = rankGroup(tested, teams, played).filter(
    ({ decision }) => decision?.by === 'nothing',
  );
  expect(shared.length > 0).toBe(table.some(({ decidedBy = '' }) => byOther.test(decidedBy)));
  const lots = new Map(table.map(({ team, rank }) => [team, rank]));
  const ranked = rankGroup(tested, teams, played, lots);
  expect(ranked.map(({ team, rank }) => [team, rank])).toEqual(
    table.toSorted((one, other) => one.rank - other.rank).map(({ team, rank }) => [team, rank]),
  );
});

const counted = groups.filter(([, { rule }]) => rule.free === undefined);

it.each(counted)('%s has the official sums', (_name, { rule }, { matches, table }) => {
  const tested = { points: rule.points, tieBreakers: tieBreakersOf(rule) };
  const ranked = rankGroup(
    tested,
    table.map(({ team }) => team),
    matches.map(toGroupMatch),
  );
  for (const { team, points, for: scored, against, won, drawn, lost } of table) {
    const official = { points, for: scored, against, won, drawn, lost };
    const stated = Object.entries(official).filter(([, value]) => value !== undefined);
    expect(ranked.find((row) => row.team === team)).toMatchObject(Object.fromEntries(stated));
  }
});

it('has four of the six third places of 2024 advance', () => {
  const euro = competitions.find(({ id }) => id === 'euro-2024');
  const rule = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ['direct'] as const };
  const ranked = (euro?.groups ?? []).map(({ matches, table }) => ({
    matches: matches.map(toGroupMatch),
    rows: rankGroup(
      rule,
      table.map(({ team }) => team),
      matches.map(toGroupMatch),
      new Map(table.map(({ team, rank }) => [team, rank])),
    ),
  }));
  const thirds = rankAcrossGroups(rule, ranked, 3);
  const official = (euro?.groups ?? []).flatMap(({ table }) =>
    table.filter(({ rank, advances }) => rank === 3 && advances).map(({ team }) => team),
  );
  expect(official).toHaveLength(4);
  expect(
    thirds
      .slice(0, 4)
      .map(({ team }) => team)
      .sort(),
  ).toEqual(official.sort());
});

/** Returns the matches of a round, each once: a match that was played again by its last result. */
function matchesOf(bracket: readonly PlayedMatch[], round: string): PlayedMatch[] {
  const ofRound = bracket.filter((match) => match.round === round);
  const key = ({ a, b }: PlayedMatch) => [a, b].sort().join();
  return [...new Map(ofRound.map((match) => [key(match), match])).values()];
}

/** Puts the teams of the first round so that the winners meet as they did. */
function slotsOf(bracket: readonly PlayedMatch[], rounds: readonly string[]): string[] {
  let order = matchesOf(bracket, rounds.at(-1) ?? '').flatMap(({ a, b }) => [a, b]);
  for (const round of rounds.slice(0, -1).toReversed()) {
    const matches = matchesOf(bracket, round);
    order = order.flatMap((team) => {
      const match = matches.find(({ a, b }) => a === team || b === team);
      return match ? [match.a, match.b] : [];
    });
  }
  return order;
}

const hasTeams = (match: KnockoutMatch<string> | undefined, { a, b }: PlayedMatch) =>
  match !== undefined && [a, b].every((team) => teamsIn(match).includes(team));

const brackets = competitions.filter(({ bracket }) => bracket !== undefined);

it.each(brackets.map((competition) => [competition.id, competition] as const))(
  'the knock-out of %s has the official matches and places',
  (_id, { bracket = [], final = [] }) => {
    const rounds = ['Round of 16', 'Quarter-final', 'Semi-final', 'Final'].filter((name) =>
      bracket.some(({ round }) => round === name),
    );
    const slots = slotsOf(bracket, rounds);
    const results = new Map<number, KnockoutResult<string>>();
    const hasThirdPlaceMatch = bracket.some(({ round }) => round === 'Third place');
    for (const number of slots.keys()) {
      const match = playKnockout({ slots, hasThirdPlaceMatch }, results)[number];
      const name = match?.round === undefined ? 'Third place' : rounds[match.round - 1];
      const official = matchesOf(bracket, name ?? '').find((played) => hasTeams(match, played));
      if (official) results.set(number + 1, { winner: winnerOf(official) });
    }
    const places = findKnockoutPlaces(playKnockout({ slots, hasThirdPlaceMatch }, results));
    expect(results.size).toBe(slots.length - 1 + Number(hasThirdPlaceMatch));
    expect(places.size).toBe(slots.length);
    const stated = final.filter(({ team }) => places.has(team));
    expect(stated.map(({ team }) => places.get(team))).toEqual(stated.map(({ rank }) => rank));
  },
);

it('reads all sets of the folder', () => {
  expect(competitions.map(({ id }) => id)).toEqual(
    globSync(`${folder}/*.json`)
      .sort()
      .map((file) => basename(file, '.json')),
  );
  expect(brackets.length).toBeGreaterThanOrEqual(5);
});
