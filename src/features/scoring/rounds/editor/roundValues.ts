import { usualTies } from '../../../../../openapi/runs/usualTies.ts';
import type { Round } from '../../../../../openapi/schema.d.ts';
import { foldName } from '../../../../../openapi/texts/names.ts';
import { copy } from '../copy.ts';
import type { RoundInput } from '../roundRule.ts';
import { copy as matchCopy } from './copy.ts';
import { type MatchValues, toMatchRule, toMatchValues } from './matchValues.ts';

/** What the editor of a round has in its fields. */
export type RoundValues = MatchValues & {
  name: string;
  run_count: string;
  counting: Round['counting'];
  best_count: string;
  incomplete_mean: NonNullable<Round['incomplete_mean']>;
  ranking: Round['ranking'];
  counts_unfinished: boolean;
  ties: Round['ties'];
  without_result: Round['without_result'];
  carry_over: Round['carry_over'];
  team_count: string;
  club_limit: string;
};

/** Returns the fields for a round that there is. */
export const toValues = (round: Round): RoundValues => ({
  name: round.name,
  run_count: String(round.run_count),
  counting: round.counting,
  best_count: String(round.best_count ?? 2),
  incomplete_mean: round.incomplete_mean ?? 'below',
  ranking: round.ranking,
  counts_unfinished: round.counts_unfinished,
  ties: round.ties,
  without_result: round.without_result,
  carry_over: round.carry_over,
  team_count: String(round.team_count ?? ''),
  club_limit: String(round.club_limit ?? ''),
  ...toMatchValues(round.match_rule),
});

/**
 * Returns the fields for a round after these: one run, ranked as in the round before; after matches a
 * knock-out that is played like them.
 */
export function newValues(rounds: readonly Round[]): RoundValues {
  const last = rounds.at(-1);
  const rule = last?.match_rule;
  const name = rule ? matchCopy.knockoutName : copy.editor.finalName;
  const isTaken = rounds.some((round) => foldName(round.name) === foldName(name));
  return {
    name: isTaken ? copy.editor.numberedName(rounds.length + 1) : name,
    run_count: '1',
    counting: 'best',
    best_count: '2',
    incomplete_mean: 'below',
    ranking: last?.ranking ?? 'points',
    counts_unfinished: false,
    ties: usualTies.best,
    without_result: last?.without_result ?? 'unranked',
    carry_over: 'none',
    team_count: '',
    club_limit: '',
    ...toMatchValues(rule),
    kind: rule ? 'knockout' : 'runs',
  };
}

/** Returns how a round with these fields counts: of one run there is nothing to add up. */
export const countingOf = ({ run_count: runs, counting }: RoundValues): Round['counting'] =>
  runs === '1' ? 'best' : counting;

/** Returns how equal results can be decided: where the best run counts, it cannot decide as well. */
export const tiesFor = (counting: Round['counting']): Round['ties'][] =>
  counting === 'best' ? ['next_runs', 'shared'] : ['next_runs', 'best_run', 'shared'];

/** Returns what can become of an incomplete mean: of times, a missed run is not 0, which would be best. */
export const incompleteMeansFor = (ranking: Round['ranking']): RoundValues['incomplete_mean'][] =>
  ranking === 'time' ? ['below'] : ['below', 'zero'];

/** Returns one of the values that can be chosen: the wanted one, or else the first. */
const oneOf = <Value>(values: readonly Value[], wanted: Value): Value =>
  values.includes(wanted) ? wanted : (values[0] ?? wanted);

/** What a round of matches has in the fields of runs. */
const withoutRuns = {
  run_count: 1,
  counting: 'best',
  best_count: null,
  incomplete_mean: null,
  ranking: 'points_only',
  counts_unfinished: false,
  ties: 'shared',
  without_result: 'unranked',
  carry_over: 'none',
} as const;

/** Returns what the fields of runs save. */
function toRunRule(values: RoundValues, hasCarryOver: boolean) {
  const counting = countingOf(values);
  const incompleteMean = oneOf(incompleteMeansFor(values.ranking), values.incomplete_mean);
  return {
    run_count: Number(values.run_count),
    counting,
    best_count: counting === 'best_sum' ? Number(values.best_count) : null,
    incomplete_mean: counting === 'mean' ? incompleteMean : null,
    ranking: values.ranking,
    counts_unfinished: values.counts_unfinished && values.ranking !== 'time',
    ties: oneOf(tiesFor(counting), values.ties),
    without_result: values.without_result,
    carry_over: hasCarryOver ? values.carry_over : ('none' as const),
  };
}

/** Returns what the fields save; `before` is the round before, undefined if all teams are in this one. */
export function toRoundInput(
  values: RoundValues,
  before: Round | undefined,
): Omit<RoundInput, 'id'> {
  const rule = toMatchRule(values);
  return {
    name: values.name.trim(),
    ...(rule ? { ...withoutRuns, match_rule: rule } : toRunRule(values, canCarryOver(before))),
    team_count: before ? Number(values.team_count) : null,
    club_limit: !before || values.club_limit.trim() === '' ? null : Number(values.club_limit),
  };
}

/** Returns whether the results of the round before can count: table points are none of a run. */
export const canCarryOver = (before: Round | undefined): boolean =>
  before !== undefined && before.match_rule === undefined;

/** Returns whether a text is a whole number in these limits. */
export const isCount = (text: string, { minimum, maximum }: CountLimits): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;

export type CountLimits = { minimum: number; maximum: number };
