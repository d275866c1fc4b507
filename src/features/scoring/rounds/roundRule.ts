import type { Round, RoundsInput } from '../../../../openapi/schema.d.ts';
import { copy } from './copy.ts';

/** A round as it is saved. */
export type RoundInput = RoundsInput['rounds'][number];

type Rule = Pick<
  Round,
  'run_count' | 'counting' | 'best_count' | 'ranking' | 'counts_unfinished' | 'carries_over'
>;

/** Returns the rule of a round in words: '2 lari, terbaik dihitung, poin lalu waktu'. */
export function describeRule(rule: Rule): string {
  const words = copy.rule;
  return [
    words.runs(rule.run_count),
    rule.run_count > 1 && words.counting[rule.counting](rule.best_count ?? 1),
    words.ranking[rule.ranking],
    rule.counts_unfinished && words.unfinished,
    rule.carries_over && words.carriesOver,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns a round that there is as it is saved. */
export const toInput = ({
  position: _position,
  state: _state,
  team_ids: _teamIds,
  ...input
}: Round): RoundInput => input;

/** Returns whether the teams of a later round are not chosen yet. */
export const isPlanned = ({ team_ids: ids }: Round): boolean => ids?.length === 0;
