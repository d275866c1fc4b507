import { rankAcrossGroups, type RankedGroup } from '../../../openapi/matches/compareGroups.ts';
import { type GroupMatch, type GroupRow, rankGroup } from '../../../openapi/matches/groupTable.ts';
import { findKnockoutPlaces } from '../../../openapi/matches/knockoutPlaces.ts';
import {
  type Knockout,
  type KnockoutMatch,
  type KnockoutResult,
  playKnockout,
  teamsIn,
} from '../../../openapi/matches/playKnockout.ts';
import { knockoutSize } from '../../../openapi/matches/seedKnockout.ts';
import type { MatchRule } from '../../../openapi/schema.d.ts';
import type { Draw, MatchRow } from './matchQueries.ts';

/** A group of a draw with its table; teams are the ids of their registrations. */
export type GroupState = RankedGroup<number> & {
  number: number;
  rows: readonly GroupRow<number>[];
  isOver: boolean;
};

const groupRuleOf = ({ table_points: points, tie_breakers: tieBreakers }: MatchRule) => ({
  points,
  tieBreakers,
});

function toGroupMatch({ homeId, awayId, homeScore, awayScore, winner }: MatchRow) {
  if (winner === null || homeId === null || awayId === null) return [];
  const match: GroupMatch<number> = {
    teams: [homeId, awayId],
    score: [homeScore ?? 0, awayScore ?? 0],
    winner: winner === 'home' ? homeId : winner === 'away' ? awayId : winner,
  };
  return [match];
}

/** Returns the groups of a draw in their order, with their tables. */
export function findGroups(rule: MatchRule, draw: Draw): GroupState[] {
  const byGroup = Map.groupBy(draw.places, ({ groupNumber }) => groupNumber);
  return [...byGroup].map(([number, places]) => {
    const own = draw.matches.filter((match) => match.groupNumber === number);
    const matches = own.flatMap(toGroupMatch);
    const lots = new Map(
      places.flatMap(({ registrationId, lot }) => (lot === null ? [] : [[registrationId, lot]])),
    );
    const teams = places.map(({ registrationId }) => registrationId);
    return {
      number,
      matches,
      rows: rankGroup(groupRuleOf(rule), teams, matches, lots),
      isOver: own.every(({ outcome }) => outcome !== null),
    };
  });
}

/** Returns the teams of a table that share a rank, in sets; while matches are to come, none. */
export function findUndecided({ rows, isOver }: GroupState): { rank: number; teams: number[] }[] {
  if (!isOver) return [];
  const byRank = Map.groupBy(rows, ({ rank }) => rank);
  return [...byRank]
    .filter(([, equals]) => equals.length > 1)
    .map(([rank, equals]) => ({ rank, teams: equals.map(({ team }) => team) }));
}

type RankedRow = { team: number; rank: number; row: GroupRow<number>; comparedPoints: number };

/**
 * Ranks the teams of all groups: all first ones of their groups, then all second ones and so on, those with
 * one place in different groups as `rankAcrossGroups` does, by `comparedPoints`.
 */
export function rankGroups(rule: MatchRule, groups: readonly GroupState[]): RankedRow[] {
  const ranked: RankedRow[] = [];
  const size = Math.max(...groups.map(({ rows }) => rows.length));
  for (let place = 1; place <= size; place += 1) {
    const before = ranked.length;
    for (const { team, rank, group, points } of rankAcrossGroups(
      groupRuleOf(rule),
      groups,
      place,
    )) {
      const row = groups[group]?.rows.find((each) => each.team === team);
      if (row) ranked.push({ team, rank: before + rank, row, comparedPoints: points });
    }
  }
  return ranked;
}

/** Returns the places of the first round of a knock-out, and how the match for the third place is held. */
export function toKnockout(
  { has_third_place: hasThirdPlaceMatch }: MatchRule,
  places: readonly { registrationId: number; position: number }[],
): Knockout<number> {
  const teamAt = new Map(places.map(({ position, registrationId }) => [position, registrationId]));
  const size = knockoutSize(places.length);
  return {
    slots: Array.from({ length: size }, (_, index) => teamAt.get(index + 1)),
    hasThirdPlaceMatch,
  };
}

/** Returns how a match of a knock-out ended. */
export function toKnockoutResult({
  homeId,
  awayId,
  outcome,
  side,
  winner,
}: Pick<MatchRow, 'homeId' | 'awayId' | 'outcome' | 'side' | 'winner'>): KnockoutResult<number> {
  const teamOf = { home: homeId ?? 'nobody', away: awayId ?? 'nobody' } as const;
  const sides = side === 'both' ? (['home', 'away'] as const) : side === null ? [] : [side];
  const disqualified = outcome === 'disqualified' ? sides.map((each) => teamOf[each]) : [];
  return {
    winner: winner === 'home' || winner === 'away' ? teamOf[winner] : 'nobody',
    disqualified: disqualified.filter((team) => team !== 'nobody'),
  };
}

/** Returns the results of a knock-out by the number of the match. */
export const toKnockoutResults = (matches: readonly MatchRow[]) =>
  new Map(
    matches
      .filter(({ outcome }) => outcome !== null)
      .map((match) => [match.number, toKnockoutResult(match)]),
  );

/** Returns the matches of a drawn knock-out with who plays in them. */
export const findKnockoutMatches = (rule: MatchRule, draw: Draw): KnockoutMatch<number>[] =>
  playKnockout(toKnockout(rule, draw.places), toKnockoutResults(draw.matches));

/** Returns the place of each team of a knock-out that has one, and how many matches each has won. */
export function rankKnockout(rule: MatchRule, draw: Draw) {
  const matches = findKnockoutMatches(rule, draw);
  const wins = new Map<number, number>();
  for (const match of matches)
    for (const team of match.winner === undefined || match.isBye ? [] : teamsIn(match))
      wins.set(team, (wins.get(team) ?? 0) + Number(match.winner === team));
  return { places: findKnockoutPlaces(matches), wins };
}

/** Returns how many matches of a draw are still to be played. */
export const countUnplayed = (rule: MatchRule, draw: Draw): number =>
  rule.kind === 'groups'
    ? draw.matches.filter(({ outcome }) => outcome === null).length
    : findKnockoutMatches(rule, draw).filter(({ winner }) => winner === undefined).length;

/** Returns who plays in a planned match of a knock-out, as it is stored. */
export function sidesOf(match: KnockoutMatch<number>): {
  homeId: number | null;
  awayId: number | null;
} {
  const teams = teamsIn(match);
  const [home, away] = match.sides.map((side) =>
    typeof side === 'object' && 'team' in side ? side.team : null,
  );
  return teams.length > 0
    ? { homeId: home ?? null, awayId: away ?? null }
    : { homeId: null, awayId: null };
}

/** Returns the matches of a draw with who plays in them: in a knock-out, winners move on. */
export function moveWinners(rule: MatchRule, draw: Draw): MatchRow[] {
  if (rule.kind !== 'knockout') return draw.matches;
  const planned = findKnockoutMatches(rule, draw);
  return draw.matches.map((match) => {
    const next = planned[match.number - 1];
    return next ? { ...match, ...sidesOf(next) } : match;
  });
}
