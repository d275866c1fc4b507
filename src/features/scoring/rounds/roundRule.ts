import { usualTies } from '../../../../openapi/runs/usualTies.ts';
import type { Round, RoundsInput } from '../../../../openapi/schema.d.ts';
import { isPlanned } from '../runs.ts';
import { copy } from './copy.ts';

/** A round as it is saved. */
export type RoundInput = RoundsInput['rounds'][number];

type Rule = Omit<RoundInput, 'id' | 'name' | 'team_count'>;

/** Returns the rule of a round in words: '2 percobaan, terbaik dihitung, poin lalu waktu'. */
export function describeRule(rule: Rule): string {
  const words = copy.rule;
  const hasRuns = rule.run_count > 1;
  return [
    words.runs(rule.run_count),
    hasRuns && words.counting[rule.counting](rule.best_count ?? 1),
    rule.incomplete_mean !== null && words.incompleteMean[rule.incomplete_mean],
    words.ranking[rule.ranking],
    rule.counts_unfinished && words.unfinished,
    hasRuns && rule.ties !== usualTies[rule.counting] && words.ties[rule.ties],
    words.withoutResult[rule.without_result],
    words.carryOver[rule.carry_over],
    rule.club_limit ? words.clubLimit(rule.club_limit) : '',
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

/** Returns the rounds after one whose teams have been chosen. */
export const findOpenedAfter = (rounds: readonly Round[], { position }: Round): Round[] =>
  rounds.filter((each) => each.position > position && !isPlanned(each));
