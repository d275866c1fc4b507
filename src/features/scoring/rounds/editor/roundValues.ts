import { usualTies } from '../../../../../openapi/runs/usualTies.ts';
import type { Round } from '../../../../../openapi/schema.d.ts';
import { foldName } from '../../../../../openapi/texts/names.ts';
import { copy } from '../copy.ts';
import type { RoundInput } from '../roundRule.ts';

/** What the editor of a round has in its fields. */
export type RoundValues = {
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
});

/** Returns the fields for a round after these: one run, ranked as in the round before. */
export function newValues(rounds: readonly Round[]): RoundValues {
  const { finalName, numberedName } = copy.editor;
  const hasFinal = rounds.some(({ name }) => foldName(name) === foldName(finalName));
  const last = rounds.at(-1);
  return {
    name: hasFinal ? numberedName(rounds.length + 1) : finalName,
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

/** Returns what the fields save; `isFirst` for the round in which all teams are. */
export const toRoundInput = (values: RoundValues, isFirst: boolean): Omit<RoundInput, 'id'> => {
  const counting = countingOf(values);
  const incompleteMean = oneOf(incompleteMeansFor(values.ranking), values.incomplete_mean);
  return {
    name: values.name.trim(),
    run_count: Number(values.run_count),
    counting,
    best_count: counting === 'best_sum' ? Number(values.best_count) : null,
    incomplete_mean: counting === 'mean' ? incompleteMean : null,
    ranking: values.ranking,
    counts_unfinished: values.counts_unfinished && values.ranking !== 'time',
    ties: oneOf(tiesFor(counting), values.ties),
    without_result: values.without_result,
    carry_over: isFirst ? 'none' : values.carry_over,
    team_count: isFirst ? null : Number(values.team_count),
    club_limit: isFirst || values.club_limit.trim() === '' ? null : Number(values.club_limit),
  };
};

/** Returns whether a text is a whole number from 1 to `max`. */
export const isCount = (text: string, max: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
