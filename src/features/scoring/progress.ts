import type { Round, ScoreEntryData } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';
import { findMatches, hasBothSides } from './matches/deskMatches.ts';
import { teamsOf } from './runs.ts';

/** How many runs or matches of a round are entered, of how many; `team` if each team has one run. */
export type Progress = { entered: number; all: number; unit: 'team' | 'run' | 'match' };

export function progressOf(data: ScoreEntryData, round: Round): Progress {
  if (round.match_rule) {
    const matches = findMatches(data, round)?.filter(hasBothSides) ?? [];
    const ended = matches.filter(({ result }) => result !== null);
    return { entered: ended.length, all: matches.length, unit: 'match' };
  }
  return {
    entered: data.runs.filter(({ round_id: id }) => id === round.id).length,
    all: teamsOf(data, round).length * round.run_count,
    unit: round.run_count === 1 ? 'team' : 'run',
  };
}

/** Returns '3 dari 9 tim sudah dicatat', or the same of runs or matches. */
export const progressText = ({ entered, all, unit }: Progress): string =>
  copy.scoreEntry.progress(formatNumber(entered), formatNumber(all), copy.scoreEntry.units[unit]);

/** Returns '3 / 9 tim', or the same of runs or matches, for where many stand side by side. */
export const shortProgressText = ({ entered, all, unit }: Progress): string =>
  copy.scoreEntry.shortProgress(
    formatNumber(entered),
    formatNumber(all),
    copy.scoreEntry.units[unit],
  );
