import type { copy } from '../copy.ts';
import { countingOf, type RoundValues } from './roundValues.ts';

export type PresetName = Exclude<keyof typeof copy.editor.presets, 'own'>;

/** The fields that a preset fills in; the others stay as they are. */
type Preset = Partial<RoundValues>;

/**
 * Rules that most rule books have, and those of known contests. Line follower: points of checkpoints,
 * also of a robot that does not arrive, then the time. WRO RoboMission: the best run by points and time,
 * then the next one. FIRST LEGO League: the best of three matches, then the second- and third-best.
 * MakeX Inspire: points and times of two attempts are added.
 */
export const presets: Record<PresetName, Preset> = {
  one: { run_count: '1', counting: 'best' },
  twoBest: { run_count: '2', counting: 'best', ties: 'next_runs' },
  twoSum: { run_count: '2', counting: 'sum', ties: 'shared' },
  threeMean: { run_count: '3', counting: 'mean', incomplete_mean: 'below', ties: 'shared' },
  lineFollower: {
    run_count: '2',
    counting: 'best',
    ranking: 'points',
    counts_unfinished: true,
    ties: 'next_runs',
  },
  wro: {
    run_count: '2',
    counting: 'best',
    ranking: 'points',
    counts_unfinished: false,
    ties: 'next_runs',
  },
  fll: {
    run_count: '3',
    counting: 'best',
    ranking: 'points_only',
    counts_unfinished: false,
    ties: 'next_runs',
  },
  makeX: {
    run_count: '2',
    counting: 'sum',
    ranking: 'points',
    counts_unfinished: true,
    ties: 'shared',
  },
};

export const isPreset = (name: string): name is PresetName => name in presets;

const presetNames = Object.keys(presets).filter(isPreset);

/**
 * Returns the name of the preset that the fields have: the one that was chosen, if they still have it;
 * 'own' if they have none.
 */
export function findPreset(
  values: RoundValues,
  chosen: PresetName | undefined,
): PresetName | 'own' {
  const shown: RoundValues = { ...values, counting: countingOf(values) };
  const isShown = (name: PresetName) =>
    Object.entries(presets[name]).every(
      ([field, value]) => shown[field as keyof RoundValues] === value,
    );
  const names = chosen === undefined ? presetNames : [chosen, ...presetNames];
  return names.find(isShown) ?? 'own';
}
