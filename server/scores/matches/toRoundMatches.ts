import type { GroupRow } from '../../../openapi/matches/groupTable.ts';
import type { KnockoutMatch } from '../../../openapi/matches/playKnockout.ts';
import type { Match, MatchRule, RoundMatches } from '../../../openapi/schema.d.ts';
import type { Entrant } from '../entryQueries.ts';
import { versionOf } from '../playedCategory.ts';
import type { RoundWithTeams } from '../rounds/roundQueries.ts';
import { findGroups, findKnockoutMatches, toKnockout } from './drawState.ts';
import type { Draw, MatchRow } from './matchQueries.ts';

type TeamIds = ReadonlyMap<number, number>;

/** Returns the result of a match as the document has it; null without one. */
export const toResult = (match: MatchRow): Match['result'] =>
  match.outcome === null || match.winner === null || match.endedAt === null
    ? null
    : {
        outcome: match.outcome,
        side: match.side,
        home_score: match.homeScore ?? 0,
        away_score: match.awayScore ?? 0,
        extra_winner: match.extraWinner,
        winner: match.winner,
        reason: match.reason,
        ended_at: match.endedAt.toISOString(),
      };

/** Returns a side of a match; in a knock-out with the match that decides who plays there. */
function toSide(
  registrationId: number | null,
  index: 0 | 1,
  { teamIds, planned }: { teamIds: TeamIds; planned: KnockoutMatch<number> | undefined },
): Match['home'] {
  const side = planned?.sides[index];
  const from =
    typeof side === 'object' && 'from' in side ? { from: { number: side.from, as: side.as } } : {};
  return { team_id: teamIds.get(registrationId ?? 0) ?? null, ...from };
}

/** Returns a match as the document has it. */
export function toMatch(
  match: MatchRow,
  context: { teamIds: TeamIds; planned: KnockoutMatch<number> | undefined },
): Match {
  return {
    id: match.id,
    version: versionOf(match.version),
    round_id: match.roundId,
    number: match.number,
    group: match.groupNumber || null,
    stage: context.planned?.round ?? null,
    home: toSide(match.homeId, 0, context),
    away: toSide(match.awayId, 1, context),
    result: toResult(match),
  };
}

function toDecision(decision: GroupRow<number>['decision'], teamIds: TeamIds) {
  if (!decision) return null;
  const { by } = decision;
  const hasValues = by !== 'lots' && by !== 'nothing';
  return {
    decided_by: by,
    value: by === 'direct' ? decision.value : null,
    among: by === 'direct' ? decision.among.flatMap((team) => teamIds.get(team) ?? []) : [],
    own: hasValues ? decision.own : null,
    other: hasValues ? decision.other : null,
  };
}

const toTables = (rule: MatchRule, draw: Draw, teamIds: TeamIds): RoundMatches['groups'] =>
  findGroups(rule, draw).map(({ number, rows }) => ({
    number,
    rows: rows.map(({ team, decision, ...row }) => ({
      team_id: teamIds.get(team) ?? 0,
      ...row,
      decision: toDecision(decision, teamIds),
    })),
  }));

/** Returns the matches of a knock-out that somebody plays in, as two byes against each other have nobody. */
export const isHeld = ({ sides }: KnockoutMatch<number>): boolean =>
  sides.some((side) => side !== 'nobody');

function toDraw({ method, seed, version, places }: Draw, rule: MatchRule, teamIds: TeamIds) {
  const idOf = (registrationId: number | undefined) => teamIds.get(registrationId ?? 0) ?? null;
  const groups = [...Map.groupBy(places, ({ groupNumber }) => groupNumber).values()];
  const isKnockout = rule.kind === 'knockout';
  return {
    version: versionOf(version),
    method,
    seed,
    groups: isKnockout
      ? null
      : groups.map((group) =>
          group.flatMap(({ registrationId }) => teamIds.get(registrationId) ?? []),
        ),
    slots: isKnockout ? toKnockout(rule, places).slots.map(idOf) : null,
  };
}

/** Returns the draw, tables and matches of a round of matches; undefined for another one. */
export function toRoundMatches(
  { id, matchRule: rule, draw }: Pick<RoundWithTeams, 'id' | 'matchRule' | 'draw'>,
  entrants: readonly Entrant[],
): RoundMatches | undefined {
  if (!rule || !draw) return undefined;
  const teamIds = new Map(entrants.map(({ registrationId, team }) => [registrationId, team.id]));
  const isKnockout = rule.kind === 'knockout';
  const planned = isKnockout ? findKnockoutMatches(rule, draw) : [];
  const matches = draw.matches.map((match) => ({ match, planned: planned[match.number - 1] }));
  return {
    round_id: id,
    draw: toDraw(draw, rule, teamIds),
    groups: isKnockout ? [] : toTables(rule, draw, teamIds),
    matches: matches
      .filter((each) => each.planned === undefined || isHeld(each.planned))
      .map((each) => toMatch(each.match, { teamIds, planned: each.planned })),
  };
}

/** Returns the drawn rounds of matches of a category as part of a response; no field without one. */
export function toMatchRounds(rounds: readonly RoundWithTeams[], entrants: readonly Entrant[]) {
  const found = rounds.flatMap((round) => toRoundMatches(round, entrants) ?? []);
  return found.length > 0 ? { match_rounds: found } : {};
}

/** Returns the same for everybody: why a team was disqualified is for organisers. */
export function toPublicMatchRounds(
  rounds: readonly RoundWithTeams[],
  entrants: readonly Entrant[],
) {
  const { match_rounds: found } = toMatchRounds(rounds, entrants);
  return found === undefined
    ? {}
    : {
        match_rounds: found.map(({ matches, ...round }) => ({
          ...round,
          matches: matches.map(({ result, ...match }) => ({
            ...match,
            result: result && { ...result, reason: null },
          })),
        })),
      };
}
