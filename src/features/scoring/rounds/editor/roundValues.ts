import type { Round } from '../../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import type { RoundInput } from '../roundRule.ts';

/** What the editor of a round has in its fields. */
export type RoundValues = {
  name: string;
  run_count: string;
  counting: Round['counting'];
  best_count: string;
  ranking: Round['ranking'];
  counts_unfinished: boolean;
  carries_over: boolean;
  team_count: string;
};

type Preset = Pick<RoundValues, 'run_count' | 'counting'>;

/** Rules that most rule books have. */
export const presets = {
  one: { run_count: '1', counting: 'best' },
  twoBest: { run_count: '2', counting: 'best' },
  twoSum: { run_count: '2', counting: 'sum' },
} as const satisfies Record<string, Preset>;

export const isPreset = (name: string): name is keyof typeof presets => name in presets;

/** Returns the name of the preset that these values have; 'own' for any others. */
export function findPreset({ run_count: runs, counting }: Preset): keyof typeof presets | 'own' {
  if (runs === '1') return 'one';
  if (runs !== '2') return 'own';
  return counting === 'best' ? 'twoBest' : counting === 'sum' ? 'twoSum' : 'own';
}

/** Returns the fields for a round that there is. */
export const toValues = (round: Round): RoundValues => ({
  name: round.name,
  run_count: String(round.run_count),
  counting: round.counting,
  best_count: String(round.best_count ?? 2),
  ranking: round.ranking,
  counts_unfinished: round.counts_unfinished,
  carries_over: round.carries_over,
  team_count: String(round.team_count ?? ''),
});

/** Returns the fields for a round after these: one run, ranked as in the round before. */
export function newValues(rounds: readonly Round[]): RoundValues {
  const { finalName, numberedName } = copy.editor;
  const hasFinal = rounds.some(({ name }) => name.toLowerCase() === finalName.toLowerCase());
  return {
    name: hasFinal ? numberedName(rounds.length + 1) : finalName,
    ...presets.one,
    best_count: '2',
    ranking: rounds.at(-1)?.ranking ?? 'points',
    counts_unfinished: false,
    carries_over: false,
    team_count: '',
  };
}

/** Returns what the fields save; `isFirst` for the round in which all teams are. */
export const toRoundInput = (values: RoundValues, isFirst: boolean): Omit<RoundInput, 'id'> => {
  const runCount = Number(values.run_count);
  // Of one run there is nothing to add up.
  const counting = runCount === 1 ? 'best' : values.counting;
  return {
    name: values.name.trim(),
    run_count: runCount,
    counting,
    best_count: counting === 'best_sum' ? Number(values.best_count) : null,
    ranking: values.ranking,
    counts_unfinished: values.counts_unfinished && values.ranking !== 'time',
    carries_over: values.carries_over && !isFirst,
    team_count: isFirst ? null : Number(values.team_count),
  };
};

/** Returns whether a text is a whole number from 1 to `max`. */
export const isCount = (text: string, max: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
