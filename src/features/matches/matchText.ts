import type { Match, MatchResult, MatchSide, RoundMatches } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

type MatchTeam = {
  id: number;
  name: string;
  club?: { name: string } | undefined;
  start_number?: number | undefined;
  logo_path?: string | null | undefined;
};

/** The teams of a round by their ids. */
export type MatchTeams = ReadonlyMap<number, MatchTeam>;

export type SideName = 'home' | 'away';

const lastStages: Readonly<Record<number, string>> = {
  1: copy.final,
  2: copy.semiFinal,
  4: copy.quarterFinal,
};

/** Returns the name of a stage of a knock-out by the number of its matches: 'Perempat final', '16 besar'. */
export const stageName = (matchCount: number): string =>
  lastStages[matchCount] ?? copy.stageOf(formatNumber(matchCount * 2));

/** A stage of a knock-out; its matches have the numbers from `firstNumber` on, some are not held. */
export type Stage = { number: number; name: string; firstNumber: number; matches: Match[] };

/** Returns the stages of a knock-out in their order, with the matches of each, and that for the third place. */
export function listStages(matches: readonly Match[]): {
  stages: Stage[];
  thirdPlace: Match | undefined;
} {
  const count = Math.max(0, ...matches.map(({ stage }) => stage ?? 0));
  let firstNumber = 1;
  const stages = Array.from({ length: count }, (_, index): Stage => {
    const number = index + 1;
    // Of two byes against each other there is no match.
    const matchCount = 2 ** (count - number);
    const stage = { number, name: stageName(matchCount), firstNumber };
    firstNumber += matchCount;
    return { ...stage, matches: matches.filter((match) => match.stage === number) };
  });
  return { stages, thirdPlace: matches.find(({ stage }) => stage === null) };
}

/** Returns the number of the first stage in which a match is still to be played, otherwise of the last one. */
export const findCurrentStage = (stages: readonly Stage[]): number =>
  (
    stages.find(({ matches }) => matches.some((match) => !match.result && isPlayed(match))) ??
    stages.at(-1)
  )?.number ?? 1;

const isNobody = ({ team_id: teamId, from }: MatchSide) => teamId === null && !from;

/** Whether nobody plays against one of both sides, which moves on. */
export const isBye = ({ home, away }: Pick<Match, SideName>): boolean =>
  isNobody(home) !== isNobody(away);

const isPlayed = ({ home, away }: Match) => !isNobody(home) && !isNobody(away);

/** Returns the name of a team, or who waits for whom: 'Pemenang 3'; of a bye 'Lolos langsung'. */
export function sideText(match: Pick<Match, SideName>, name: SideName, teams: MatchTeams): string {
  const { team_id: teamId, from } = match[name];
  if (teamId !== null) return teams.get(teamId)?.name ?? copy.unknownTeam(teamId);
  if (from) return (from.as === 'winner' ? copy.winnerOf : copy.loserOf)(from.number);
  return isBye(match) ? copy.bye : copy.nobody;
}

/** Returns the score of a match: '2 : 1'; undefined before its result. */
export function scoreText({ result }: Match): string | undefined {
  return (
    (result && copy.scoreOf(formatNumber(result.home_score), formatNumber(result.away_score))) ??
    undefined
  );
}

/** Returns who was absent or disqualified, and who has won by that; undefined if the match was played. */
function absenceText({ outcome, side, winner }: MatchResult, nameOf: (side: SideName) => string) {
  if (outcome === 'played' || side === null) return undefined;
  if (side === 'both') return outcome === 'absent' ? copy.bothAbsent : copy.bothDisqualified;
  const text = (outcome === 'absent' ? copy.absent : copy.disqualified)(nameOf(side));
  const other = side === 'home' ? 'away' : 'home';
  return winner === other ? copy.walkover(nameOf(other), text) : text;
}

/**
 * Returns what the score alone does not say: a walk-over, a disqualification, or the winner of an extra bout.
 * Undefined if it says all.
 */
export function noteText(match: Match, teams: MatchTeams): string | undefined {
  const { result } = match;
  if (!result) return undefined;
  const nameOf = (side: SideName) => sideText(match, side, teams);
  const notes = [
    absenceText(result, nameOf),
    result.extra_winner && copy.extra(nameOf(result.extra_winner)),
  ];
  return notes.filter(Boolean).join('. ') || undefined;
}

/** Returns the id of the match of rounds that has ended last; undefined if none has. */
export function findLastEnded(
  rounds: readonly Pick<RoundMatches, 'matches'>[],
): number | undefined {
  const ended = rounds
    .flatMap(({ matches }) => matches)
    .flatMap(({ id, result }) => (result ? [{ id, at: Date.parse(result.ended_at) }] : []));
  return ended.toSorted((one, other) => other.at - one.at)[0]?.id;
}
