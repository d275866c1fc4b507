import type {
  MatchResult,
  MatchSide,
  Round,
  ScoreEntryData,
} from '../../../../openapi/schema.d.ts';
import type { SideName } from '../../matches/matchText.ts';
import { copy } from './copy.ts';
import { findMatches, hasBothSides, placeName } from './deskMatches.ts';

/** Returns what has become of a match that was not played; empty for one that was. */
function outcomeText({ outcome, side }: MatchResult): string {
  if (outcome === 'played') return '';
  return side === 'both' ? copy.file.both[outcome] : copy.outcomes[outcome];
}

/** Returns the side that has won where the score alone does not say so: by an extra bout, or without playing. */
function namedWinner({ outcome, extra_winner: extra, winner }: MatchResult): SideName | undefined {
  if (outcome === 'played') return extra ?? undefined;
  return winner === 'home' || winner === 'away' ? winner : undefined;
}

/** Returns the scores of both sides, then who has won, how and why; empty cells without a result. */
function resultCells(result: MatchResult | null, sides: Record<SideName, string>) {
  if (!result) return { scores: ['', ''], rest: ['', '', ''] };
  const { home_score: home, away_score: away, reason } = result;
  const winner = namedWinner(result);
  return {
    scores: [String(home), String(away)],
    rest: [winner ? sides[winner] : '', outcomeText(result), reason ?? ''],
  };
}

/**
 * Returns a file with a row for each match of rounds: its teams, which are empty until they are known, and
 * its result. Byes are left out. The names of the columns come first.
 *
 * @param rounds those that are wanted; all unless given
 */
export function toMatchRows(
  data: ScoreEntryData,
  rounds: readonly Round[] = data.rounds,
): string[][] {
  const teamOf = ({ team_id: id }: MatchSide) =>
    data.teams.find((team) => team.id === id) ?? { code: '', name: '' };
  const rows = rounds.flatMap((round) => {
    const ofRound = findMatches(data, round) ?? [];
    return ofRound.filter(hasBothSides).map((match) => {
      const home = teamOf(match.home);
      const away = teamOf(match.away);
      const { scores, rest } = resultCells(match.result, { home: home.name, away: away.name });
      const place = placeName(match, ofRound) ?? '';
      return [
        round.name,
        String(match.number),
        place,
        home.code,
        home.name,
        ...scores,
        away.name,
        away.code,
        ...rest,
      ];
    });
  });
  return [[...copy.file.columns], ...rows];
}
