import { usualTies } from '../../../../openapi/runs/usualTies.ts';
import type { MatchRule, Round, RoundsInput } from '../../../../openapi/schema.d.ts';
import { isPlanned } from '../runs.ts';
import { copy } from './copy.ts';

/** A round as it is saved. */
export type RoundInput = RoundsInput['rounds'][number];

const words = copy.rule;

type Rule = Omit<RoundInput, 'id' | 'name' | 'team_count'>;

/** Returns the rule of a round in words: '2 percobaan, terbaik dihitung, poin lalu waktu'. */
export function describeRule(rule: Rule): string {
  const sentence = rule.match_rule ? describeMatches(rule.match_rule) : describeRuns(rule);
  return [...sentence, rule.club_limit ? words.clubLimit(rule.club_limit) : '']
    .filter(Boolean)
    .join(', ');
}

/** Returns how matches are played: 'Grup: 4 grup', 'terbaik dari 3 ronde', and so on. */
function describeMatches(rule: MatchRule): string[] {
  const { kind, best_of: bestOf } = rule;
  const hasPoints = rule.counts === 'points';
  const bouts = hasPoints ? words.boutWithPoints : words.bouts(bestOf);
  const played = [
    rule.has_draws ? words.draws : '',
    hasPoints ? words.walkover(rule.walkover_score) : '',
  ];
  if (kind === 'knockout')
    return [words.knockout(bouts), ...played, rule.has_third_place ? words.thirdPlace : ''];
  const ties = rule.tie_breakers.map((each) => words.tieBreakerNames[each]);
  return [
    words.groups(rule.group_count),
    bouts,
    ...played,
    describePoints(rule),
    ties.length > 0 ? words.tieBreakers(ties) : words.lotsOnly,
  ];
}

/** Returns the points of the table unless they are the usual ones. */
function describePoints({ table_points: points, has_draws: hasDraws }: MatchRule): string {
  const { win, draw, loss } = points;
  if (win === 3 && loss === 0 && (draw === 1 || !hasDraws)) return '';
  return words.tablePoints(win, hasDraws ? draw : undefined, loss);
}

function describeRuns(rule: Rule): (string | false)[] {
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
  ];
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
