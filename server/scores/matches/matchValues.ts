import { decideMatch, majorityOf } from '../../../openapi/matches/decideMatch.ts';
import type { MatchResultInput, MatchRule } from '../../../openapi/schema.d.ts';
import { fieldError } from '../../lib/httpError.ts';
import type { MatchRow } from './matchQueries.ts';

/** What a result says of a match. */
export type MatchValues = Pick<
  MatchRow,
  'outcome' | 'side' | 'homeScore' | 'awayScore' | 'extraWinner' | 'winner' | 'reason'
>;

/** What a request says of how a match has ended. */
export type MatchEnding = Omit<MatchResultInput, 'key' | 'undo'>;

/** Returns the result of a match without one or both teams. Throws 422 if it does not say which. */
function toForfeit(rule: MatchRule, { outcome, side = null, reason }: MatchEnding): MatchValues {
  if (side === null) throw fieldError('side', 'Pilih tim yang tidak hadir atau didiskualifikasi.');
  const text = reason?.trim() || null;
  if (outcome === 'disqualified' && text === null)
    throw fieldError('reason', 'Alasan diskualifikasi wajib diisi.');
  const ended = { outcome, side, home_score: 0, away_score: 0, extra_winner: null };
  return toValues(ended, text, rule);
}

type Ended = Parameters<typeof decideMatch>[1];

function toValues(ended: Ended, reason: string | null, rule: MatchRule): MatchValues {
  const { outcome, side, extra_winner: extraWinner } = ended;
  const decided = decideMatch(rule, ended);
  return {
    outcome,
    side,
    homeScore: decided.home_score,
    awayScore: decided.away_score,
    extraWinner,
    winner: decided.winner,
    reason,
  };
}

/** Throws 422 if a match must have a winner and is level. */
function rejectLevel({ kind, has_draws: hasDraws }: MatchRule, extra: Ended['extra_winner']): void {
  if (kind === 'knockout' && extra === null)
    throw fieldError(
      'extra_winner',
      'Pertandingan ini harus memiliki pemenang: pilih pemenang ronde tambahan.',
    );
  if (kind === 'groups' && !hasDraws)
    throw fieldError('home_score', 'Pertandingan ini harus memiliki pemenang.');
}

/** Returns the result that a request describes. Throws 422 if it does not fit the rule of the round. */
export function toMatchValues(rule: MatchRule, input: MatchEnding): MatchValues {
  if (input.outcome !== 'played') return toForfeit(rule, input);
  const { home_score: home, away_score: away, extra_winner: extra = null } = input;
  if (home === undefined) throw fieldError('home_score', 'Skor wajib diisi.');
  if (away === undefined) throw fieldError('away_score', 'Skor wajib diisi.');
  const most = majorityOf(rule);
  if (rule.counts === 'bouts' && (Math.max(home, away) > most || home + away > rule.best_of))
    throw fieldError(
      'home_score',
      `Tim yang memenangi ${most} ronde sudah memenangi pertandingan ini.`,
    );
  const isLevel = home === away;
  if (isLevel) rejectLevel(rule, extra);
  const ended = {
    outcome: input.outcome,
    side: null,
    home_score: home,
    away_score: away,
    extra_winner: isLevel && rule.kind === 'knockout' ? extra : null,
  };
  return toValues(ended, input.reason?.trim() || null, rule);
}

/** Whether a stored result is the one that a request describes. */
export const isSameResult = (match: MatchRow, values: MatchValues): boolean =>
  (['outcome', 'side', 'homeScore', 'awayScore', 'extraWinner', 'winner', 'reason'] as const).every(
    (key) => match[key] === values[key],
  );
