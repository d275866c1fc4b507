import type { MatchRule } from '../../openapi/schema.d.ts';

/** Returns the rule of a round of matches: two groups of sumo, best of three bouts, unless changed. */
export const matchRule = (changes: Partial<MatchRule> = {}): MatchRule => ({
  kind: 'groups',
  group_count: 2,
  best_of: 3,
  counts: 'bouts',
  has_draws: false,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['direct', 'difference', 'for'],
  has_third_place: false,
  ...changes,
});
