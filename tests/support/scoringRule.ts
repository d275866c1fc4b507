import type { RoundRule } from '../../openapi/runs/runResults.ts';

/** Returns the rule of a round: the best of three runs by points, then by time, unless changed. */
export const scoringRule = (changes: Partial<RoundRule> = {}): RoundRule => ({
  run_count: 3,
  counting: 'best',
  best_count: null,
  incomplete_mean: null,
  ranking: 'points',
  counts_unfinished: false,
  ties: 'next_runs',
  without_result: 'unranked',
  carry_over: 'none',
  ...changes,
});
