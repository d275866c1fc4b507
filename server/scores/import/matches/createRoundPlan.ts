import type { Match, MatchResult } from '../../../../openapi/schema.d.ts';
import type { Entrant } from '../../entryQueries.ts';
import { findUndone, type MatchRound } from '../../matches/changeResult.ts';
import { findKnockoutMatches, moveWinners } from '../../matches/drawState.ts';
import type { MatchRow } from '../../matches/matchQueries.ts';
import type { MatchValues } from '../../matches/matchValues.ts';
import { isHeld, toMatch, toResult } from '../../matches/toRoundMatches.ts';

/** A match in which both teams are known. */
export type KnownMatch = MatchRow & { homeId: number; awayId: number };

export const isKnown = (match: MatchRow): match is KnownMatch =>
  match.homeId !== null && match.awayId !== null;

/** Returns a drawn round of matches that changes with each row of a file, but is not stored. */
export function createRoundPlan(round: MatchRound, entrants: readonly Entrant[]) {
  const { id, name, matchRule: rule } = round;
  const teamIds = new Map(entrants.map(({ registrationId, team }) => [registrationId, team.id]));
  let { draw } = round;
  const findPlanned = () =>
    rule.kind === 'knockout' ? findKnockoutMatches(rule, draw) : undefined;
  let planned = findPlanned();
  const plannedOf = ({ number }: MatchRow) => planned?.[number - 1];

  return {
    id,
    name,
    rule,
    round,
    /** Returns a match by its number; undefined if there is none. */
    findByNumber: (number: number): MatchRow | undefined =>
      draw.matches.find((match) => {
        const its = plannedOf(match);
        return match.number === number && (its === undefined || isHeld(its));
      }),
    /** Returns the match of two registrations, whichever is first; undefined if they do not meet. */
    findByTeams: (one: number, other: number): KnownMatch | undefined =>
      draw.matches
        .filter(isKnown)
        .find(
          ({ homeId, awayId }) =>
            (homeId === one && awayId === other) || (homeId === other && awayId === one),
        ),
    findUndone: (match: MatchRow, values: MatchValues): MatchRow[] =>
      findUndone({ draw, matchRule: rule }, match, values),
    /** Ends a match: its winner moves on. */
    end: (ended: MatchRow, values: MatchValues): void => {
      const matches = draw.matches.map((match) =>
        match.id === ended.id ? { ...match, ...values } : match,
      );
      draw = { ...draw, matches: moveWinners(rule, { ...draw, matches }) };
      planned = findPlanned();
    },
    toMatch: (match: MatchRow): Match => toMatch(match, { teamIds, planned: plannedOf(match) }),
    toResult: (match: MatchRow, values: MatchValues, at: Date): MatchResult | null =>
      toResult({ ...match, ...values, endedAt: match.endedAt ?? at }),
  };
}

export type RoundPlan = ReturnType<typeof createRoundPlan>;
