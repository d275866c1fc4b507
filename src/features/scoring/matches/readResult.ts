import { majorityOf } from '../../../../openapi/matches/decideMatch.ts';
import type { MatchRule } from '../../../../openapi/schema.d.ts';
import { matchScoreLimits } from '../../../../openapi/workLimits.ts';
import type { MatchValues } from '../../../outbox/waitingEntries.ts';
import { copy } from './copy.ts';
import { leaderOf, type Score, winnerByBouts } from './deskMatches.ts';

/** A result as it is typed and chosen; '' for nothing. */
export type ResultValues = {
  outcome: MatchValues['outcome'];
  side: 'home' | 'away' | 'both' | '';
  home: string;
  away: string;
  extra: 'home' | 'away' | '';
  reason: string;
};

export const toFields = (values: MatchValues): ResultValues => ({
  outcome: values.outcome,
  side: values.side ?? '',
  home: values.home_score === undefined ? '' : String(values.home_score),
  away: values.away_score === undefined ? '' : String(values.away_score),
  extra: values.extra_winner ?? '',
  reason: values.reason ?? '',
});

const maximum = matchScoreLimits.maximum;

/** Returns the number of points or bouts that was typed; undefined if it is none. */
export function readScore(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,4}$/.test(text) && Number(text) <= maximum ? Number(text) : undefined;
}

/** Whether a score asks for the winner of an extra bout. */
export const asksExtra = ({ kind }: MatchRule, score: Score): boolean =>
  kind === 'knockout' && leaderOf(score) === undefined;

/**
 * What is to be done before a match ends with a score: nothing, to ask for the winner of the extra bout, to ask
 * whether it ends so early, or to go on, because there must be a winner.
 */
export type Ending = 'ends' | 'asksExtra' | 'asksEarly' | 'goesOn';

export function endingOf(rule: MatchRule, score: Score): Ending {
  if (asksExtra(rule, score)) return 'asksExtra';
  if (leaderOf(score) === undefined && !rule.has_draws) return 'goesOn';
  const isEarly =
    rule.counts === 'bouts'
      ? winnerByBouts(rule, score) === undefined
      : score.home + score.away === 0;
  return isEarly ? 'asksEarly' : 'ends';
}

type ReadResult =
  | { result: MatchValues; problem?: never }
  | { result?: never; problem: { field: keyof ResultValues; message: string } };

/** Returns the result that was typed and chosen, or the first field that does not fit and why. */
export function readResult(fields: ResultValues, rule: MatchRule): ReadResult {
  const { outcome, side } = fields;
  const { rules } = copy;
  const reason = fields.reason.trim();
  if (outcome === 'played') return readPlayed(fields, rule);
  if (side === '') return { problem: { field: 'side', message: rules.side } };
  if (outcome === 'disqualified' && reason === '')
    return { problem: { field: 'reason', message: rules.reason } };
  return { result: { outcome, side, reason: reason || null } };
}

function readPlayed({ home, away, extra }: ResultValues, rule: MatchRule): ReadResult {
  const { rules } = copy;
  const [homeScore, awayScore] = [readScore(home), readScore(away)];
  if (homeScore === undefined) return { problem: { field: 'home', message: rules.score(maximum) } };
  if (awayScore === undefined) return { problem: { field: 'away', message: rules.score(maximum) } };
  const score = { home: homeScore, away: awayScore };
  const majority = majorityOf(rule);
  const isTooMany =
    Math.max(homeScore, awayScore) > majority || homeScore + awayScore > rule.best_of;
  if (rule.counts === 'bouts' && isTooMany)
    return { problem: { field: 'home', message: rules.bouts(rule.best_of, majority) } };
  if (endingOf(rule, score) === 'goesOn')
    return { problem: { field: 'home', message: copy.mustWin } };
  const needsExtra = asksExtra(rule, score);
  if (needsExtra && extra === '') return { problem: { field: 'extra', message: rules.extra } };
  return { result: toPlayed(score, needsExtra ? extra || null : null) };
}

/** Returns the result of a match that was played to its end. */
export const toPlayed = (
  { home, away }: Score,
  extraWinner: 'home' | 'away' | null = null,
): MatchValues => ({
  outcome: 'played',
  home_score: home,
  away_score: away,
  extra_winner: extraWinner,
});
