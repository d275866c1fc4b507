import { decideMatch, majorityOf } from '../../../../openapi/matches/decideMatch.ts';
import { groupName } from '../../../../openapi/matches/groupName.ts';
import type {
  Match,
  MatchResult,
  MatchRule,
  Round,
  ScoreEntryData,
  ScoreEntryTeam,
} from '../../../../openapi/schema.d.ts';
import type { MatchValues, WaitingMatch } from '../../../outbox/waitingEntries.ts';
import { copy as matchCopy } from '../../matches/copy.ts';
import {
  listStages,
  noteText,
  scoreText,
  sideText,
  type SideName,
} from '../../matches/matchText.ts';
import { copy } from './copy.ts';

export type Score = Record<SideName, number>;

/** A match whose teams are both known. */
export type ReadyMatch = {
  match: Match;
  /** 'Pertandingan 3 · Grup A' */
  title: string;
  home: ScoreEntryTeam;
  away: ScoreEntryTeam;
};

/** A match that has ended, on the server or in this browser. */
export type EndedMatch = {
  key: string | number;
  title: string;
  match: Match & { result: MatchResult };
  /** Undefined if the server has the result. */
  waiting: WaitingMatch | undefined;
};

/** Returns the matches of a round in their order; undefined until they are drawn. */
export const findMatches = (
  { match_rounds: rounds = [] }: ScoreEntryData,
  { id }: Round,
): Match[] | undefined => rounds.find(({ round_id: roundId }) => roundId === id)?.matches;

/** Whether a match is played or will be: nobody has to play against nobody. */
export const hasBothSides = ({ home, away }: Match): boolean =>
  [home, away].every(({ team_id: teamId, from }) => teamId !== null || from !== undefined);

/** Returns the group or the stage of a match: 'Grup A', 'Semifinal'. */
export function placeName({ group, stage }: Match, ofRound: readonly Match[]): string | undefined {
  if (group !== null) return groupName(group);
  if (stage === null) return matchCopy.thirdPlace;
  return listStages(ofRound).stages.find(({ number }) => number === stage)?.name;
}

/** Returns which match of its round it is: 'Pertandingan 3 · Grup A'. */
export const matchTitle = (match: Match, ofRound: readonly Match[]): string =>
  copy.title(match.number, placeName(match, ofRound));

/** Returns who is ahead; undefined if nobody is. */
export const leaderOf = ({ home, away }: Score): SideName | undefined =>
  home === away ? undefined : home > away ? 'home' : 'away';

/** Returns the side that has won the bouts it needs; undefined if none has, and where points count. */
export function winnerByBouts(rule: MatchRule, score: Score): SideName | undefined {
  const leader = leaderOf(score);
  return leader && rule.counts === 'bouts' && score[leader] >= majorityOf(rule)
    ? leader
    : undefined;
}

/** Returns the result as the server makes it of what was entered. */
function toResult(values: MatchValues, rule: MatchRule, endedAt: number): MatchResult {
  const { side = null, extra_winner: extraWinner = null, reason = null } = values;
  const { home_score: home = 0, away_score: away = 0 } = values;
  const { outcome } = values;
  const entered = { outcome, side, home_score: home, away_score: away, extra_winner: extraWinner };
  return {
    ...entered,
    ...decideMatch(rule, entered),
    reason,
    ended_at: new Date(endedAt).toISOString(),
  };
}

/** Returns the values of a result that was entered before. */
export const valuesOf = ({ match: { result } }: EndedMatch): MatchValues => ({
  outcome: result.outcome,
  side: result.side,
  ...(result.outcome === 'played' && {
    home_score: result.home_score,
    away_score: result.away_score,
  }),
  extra_winner: result.extra_winner,
  reason: result.reason,
});

/** Returns the matches that can be played next, those without a result in their order. */
export function findReady(
  { teams }: ScoreEntryData,
  matches: readonly Match[],
  waiting: readonly WaitingMatch[],
): ReadyMatch[] {
  const teamOf = (id: number | null) => teams.find((team) => team.id === id);
  const entered = new Set(
    waiting.filter(({ rejection }) => rejection === undefined).map(({ match }) => match.id),
  );
  return matches.flatMap((match) => {
    const home = teamOf(match.home.team_id);
    const away = teamOf(match.away.team_id);
    if (!home || !away || match.result || entered.has(match.id)) return [];
    return [{ match, title: matchTitle(match, matches), home, away }];
  });
}

/** Returns a match that waits as the server will have it. */
function toMatch({ match, result, enteredAt }: WaitingMatch, rule: MatchRule): EndedMatch['match'] {
  const { id, roundId, number, home, away } = match;
  return {
    id,
    version: '',
    round_id: roundId,
    number,
    group: null,
    stage: null,
    home: { team_id: home.id },
    away: { team_id: away.id },
    result: toResult(result, rule, enteredAt),
  };
}

/** Returns the matches that have ended: those that wait first, then the last one first. */
export function findEnded(
  { rounds }: ScoreEntryData,
  { id: roundId }: Round,
  matches: readonly Match[],
  waiting: readonly WaitingMatch[],
): EndedMatch[] {
  const ended = matches.flatMap((match) =>
    match.result ? [{ ...match, result: match.result }] : [],
  );
  const unsent = waiting.flatMap((each): EndedMatch[] => {
    const round = rounds.find(({ id }) => id === each.match.roundId);
    const rule = round?.match_rule;
    const own = matches.find(({ id }) => id === each.match.id);
    const isSent = each.rejection === undefined && own?.result;
    if (!rule || isSent) return [];
    const title = own
      ? matchTitle(own, matches)
      : copy.title(each.match.number, round.id === roundId ? undefined : round.name);
    return [{ key: each.key, title, match: toMatch(each, rule), waiting: each }];
  });
  const sent = ended
    .toSorted(
      (one, other) =>
        Date.parse(other.result.ended_at) - Date.parse(one.result.ended_at) ||
        other.number - one.number,
    )
    .map((match) => ({
      key: match.id,
      title: matchTitle(match, matches),
      match,
      waiting: undefined,
    }));
  return [...unsent.toReversed(), ...sent];
}

/** Returns the names by which the texts of matches call the teams. */
const namesOf = ({ teams }: ScoreEntryData, waiting: WaitingMatch | undefined) =>
  new Map(
    [...(waiting ? [waiting.match.home, waiting.match.away] : []), ...teams].map(
      ({ id, name }) => [id, { id, name }] as const,
    ),
  );

/** Returns the teams with the score between them, and what that does not say. */
export function describeEnded(
  data: ScoreEntryData,
  { match, waiting }: Pick<EndedMatch, 'match' | 'waiting'>,
): { text: string; note: string | undefined } {
  const teams = namesOf(data, waiting);
  const [home, away] = (['home', 'away'] as const).map((side) => sideText(match, side, teams));
  return { text: `${home} ${scoreText(match) ?? '–'} ${away}`, note: noteText(match, teams) };
}

/** Returns the matches with these ids, each with its teams and score. */
export const nameMatches = (data: ScoreEntryData, ids: readonly number[]): string[] =>
  (data.match_rounds ?? []).flatMap(({ matches }) =>
    matches.flatMap((match) => {
      const { result } = match;
      if (!ids.includes(match.id) || !result) return [];
      const { text } = describeEnded(data, { match: { ...match, result }, waiting: undefined });
      return [`${matchTitle(match, matches)}: ${text}`];
    }),
  );
