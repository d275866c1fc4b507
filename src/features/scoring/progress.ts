import type { Round, ScoreEntryData } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';
import { teamsOf } from './runs.ts';

/** How many runs of a round are entered, of how many; `isByTeam` if each team has only one. */
export type Progress = { entered: number; all: number; isByTeam: boolean };

export function progressOf(data: ScoreEntryData, round: Round): Progress {
  return {
    entered: data.runs.filter(({ round_id: id }) => id === round.id).length,
    all: teamsOf(data, round).length * round.run_count,
    isByTeam: round.run_count === 1,
  };
}

/** Returns '3 dari 9 tim sudah dicatat', or the same of runs. */
export function progressText({ entered, all, isByTeam }: Progress): string {
  const { progress, runProgress } = copy.scoreEntry;
  return (isByTeam ? progress : runProgress)(formatNumber(entered), formatNumber(all));
}

/** Returns '3 / 9 tim', or the same of runs, for where many stand side by side. */
export function shortProgressText({ entered, all, isByTeam }: Progress): string {
  const { shortProgress, shortRunProgress } = copy.scoreEntry;
  return (isByTeam ? shortProgress : shortRunProgress)(formatNumber(entered), formatNumber(all));
}
