import type { MatchResultInput, MatchRule } from '../../../openapi/schema.d.ts';
import { fieldError } from '../../lib/httpError.ts';
import type { MatchRow } from './matchQueries.ts';

/** What a result says of a match. */
export type MatchValues = Pick<
  MatchRow,
  'outcome' | 'side' | 'homeScore' | 'awayScore' | 'extraWinner' | 'winner' | 'reason'
>;

/** Returns how many bouts win a match. */
const winningBouts = ({ best_of: bestOf }: Pick<MatchRule, 'best_of'>): number => (bestOf + 1) / 2;

/** Returns the result of a match without one or both teams. Throws 422 if it does not say which. */
function toForfeit(
  rule: MatchRule,
  { outcome, side = null, reason }: MatchResultInput,
): MatchValues {
  if (side === null) throw fieldError('side', 'Pilih tim yang tidak hadir atau didiskualifikasi.');
  const text = reason?.trim() || null;
  if (outcome === 'disqualified' && text === null)
    throw fieldError('reason', 'Alasan diskualifikasi wajib diisi.');
  const score = rule.counts === 'bouts' ? winningBouts(rule) : rule.walkover_score;
  return {
    outcome,
    side,
    homeScore: side === 'away' ? score : 0,
    awayScore: side === 'home' ? score : 0,
    extraWinner: null,
    winner: side === 'both' ? 'nobody' : side === 'home' ? 'away' : 'home',
    reason: text,
  };
}

/** Returns who has won a match that was played. Throws 422 if there must be a winner and is none. */
function findWinner(rule: MatchRule, home: number, away: number, extra: 'home' | 'away' | null) {
  if (home !== away) return home > away ? 'home' : 'away';
  if (rule.kind === 'groups' && rule.has_draws) return 'draw';
  if (rule.kind === 'knockout' && extra !== null) return extra;
  throw fieldError(
    rule.kind === 'knockout' ? 'extra_winner' : 'home_score',
    rule.kind === 'knockout'
      ? 'Pertandingan ini harus memiliki pemenang: pilih pemenang ronde tambahan.'
      : 'Pertandingan ini harus memiliki pemenang.',
  );
}

/** Returns the result that a request describes. Throws 422 if it does not fit the rule of the round. */
export function toMatchValues(rule: MatchRule, input: MatchResultInput): MatchValues {
  if (input.outcome !== 'played') return toForfeit(rule, input);
  const { home_score: home, away_score: away, extra_winner: extra = null } = input;
  if (home === undefined) throw fieldError('home_score', 'Skor wajib diisi.');
  if (away === undefined) throw fieldError('away_score', 'Skor wajib diisi.');
  const most = winningBouts(rule);
  if (rule.counts === 'bouts' && (Math.max(home, away) > most || home + away > rule.best_of))
    throw fieldError(
      'home_score',
      `Tim yang memenangi ${most} ronde sudah memenangi pertandingan ini.`,
    );
  const winner = findWinner(rule, home, away, extra);
  return {
    outcome: 'played',
    side: null,
    homeScore: home,
    awayScore: away,
    extraWinner: home === away && winner !== 'draw' ? extra : null,
    winner,
    reason: input.reason?.trim() || null,
  };
}

/** Whether a stored result is the one that a request describes. */
export const isSameResult = (match: MatchRow, values: MatchValues): boolean =>
  (['outcome', 'side', 'homeScore', 'awayScore', 'extraWinner', 'winner', 'reason'] as const).every(
    (key) => match[key] === values[key],
  );
