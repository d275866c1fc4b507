import type { MatchResult, MatchRule } from '../schema.d.ts';

type Ended = Pick<MatchResult, 'outcome' | 'side' | 'home_score' | 'away_score' | 'extra_winner'>;

/** Returns how many bouts win a match. */
export const majorityOf = ({ best_of: bouts }: Pick<MatchRule, 'best_of'>): number =>
  (bouts + 1) / 2;

/** Returns the scores and the winner of a match that was played, or that a team has lost without playing. */
export function decideMatch(
  rule: MatchRule,
  { outcome, side, home_score: home, away_score: away, extra_winner: extra }: Ended,
): Pick<MatchResult, 'home_score' | 'away_score' | 'winner'> {
  if (outcome === 'played') {
    const ahead = home > away ? 'home' : 'away';
    return {
      home_score: home,
      away_score: away,
      winner: home === away ? (extra ?? 'draw') : ahead,
    };
  }
  const won = rule.counts === 'bouts' ? majorityOf(rule) : rule.walkover_score;
  return {
    home_score: side === 'away' ? won : 0,
    away_score: side === 'home' ? won : 0,
    winner: side === 'both' ? 'nobody' : side === 'home' ? 'away' : 'home',
  };
}
