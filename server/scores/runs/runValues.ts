import { isStarted, needsReason } from '../../../openapi/runs/runOutcomes.ts';
import { needsPoints, needsTime, type RoundRule } from '../../../openapi/runs/runResults.ts';
import {
  formatOfTime,
  isZeroTime,
  refineTime,
  type TimeFormat,
} from '../../../openapi/runs/scoreTimes.ts';
import type { Round, RunOutcome } from '../../../openapi/schema.d.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';

/** What a team has done in a run. */
export type RunValues = {
  outcome: RunOutcome;
  points: number | null;
  time: string | null;
  reason: string | null;
};

/** What of a run does not fit its round: the field and why. */
export type RunProblem = { field: keyof RunValues | 'number'; text: string };

/** Returns what of a run does not fit the rule of its round or the format of its category. */
export function findRunProblems(
  rule: RoundRule,
  format: TimeFormat,
  { outcome, points, time, reason }: RunValues,
): RunProblem[] {
  const problems: RunProblem[] = [];
  const add = (field: RunProblem['field'], text: string) => problems.push({ field, text });
  if (!isStarted[outcome] && points !== null)
    add('points', 'Tim yang tidak hadir atau didiskualifikasi tidak memiliki poin.');
  if (points === null && needsPoints(rule, outcome)) add('points', 'Poin wajib diisi.');
  if (time !== null && formatOfTime(time) !== format)
    add('time', `Waktu harus ditulis sebagai ${format}.`);
  else if (time !== null && outcome !== 'finished')
    add('time', 'Percobaan yang tidak selesai tidak memiliki waktu.');
  if (time === null && needsTime(rule, outcome)) add('time', 'Waktu wajib diisi.');
  if (needsReason[outcome] && reason === null) add('reason', 'Alasan diskualifikasi wajib diisi.');
  return problems;
}

/** What is said of a run in a round of matches. */
export const matchesProblem = ({ name }: { name: string }): string =>
  `Babak ${name} berisi pertandingan, bukan percobaan. Catat hasilnya di meja pertandingan.`;

/** What is said of a match in a round of runs. */
export const runsProblem = ({ name }: { name: string }): string =>
  `Babak ${name} berisi percobaan, bukan pertandingan.`;

/** What is said of a time of 0, which would be the best one. */
export const zeroTimeProblem =
  'Waktu 0 tidak dapat dicatat: percobaan yang selesai memerlukan waktu. Bila tim tidak selesai, pilih hasil itu.';

/**
 * Returns what of a run that somebody enters does not fit, as `findRunProblems`, or that it takes no time at
 * all. A time that the run has had before stays.
 */
export function findEntryProblems(
  rule: RoundRule,
  format: TimeFormat,
  { before, ...run }: RunValues & { before?: RunValues | undefined },
): RunProblem[] {
  const problems = findRunProblems(rule, format, run);
  const { time } = run;
  return time !== null && isZeroTime(time) && time !== before?.time
    ? [...problems, { field: 'time', text: zeroTimeProblem }]
    : problems;
}

/** Throws 422 for the first of the problems. */
export function rejectProblems([problem]: RunProblem[]): void {
  if (problem) throw fieldError(problem.field, problem.text);
}

/**
 * Returns a run with its time in the format of the category where that loses nothing: what a browser has
 * entered in hundredths waits while an organiser changes them to thousandths.
 */
export const withTimeIn = <Run extends { time: string | null }>(
  run: Run,
  format: TimeFormat,
): Run => (run.time === null ? run : { ...run, time: refineTime(run.time, format) });

type RoundAccess = {
  state: Round['state'];
  name: string;
  /** Whether the teams of a later round are not chosen yet. */
  isPlanned?: boolean;
};

/** Returns why no run of a round may be changed; undefined if they may. */
export function findClosedProblem({ state, name, isPlanned }: RoundAccess): string | undefined {
  if (state === 'open') return undefined;
  return isPlanned ? `Babak ${name} belum dibuka.` : `Babak ${name} sudah ditutup.`;
}

/** Throws 409 if no run of a round may be changed; `hint` says what can be done instead. */
export function rejectClosed(round: RoundAccess, hint = ''): void {
  const problem = findClosedProblem(round);
  if (problem !== undefined) throw new HttpError(409, problem + hint);
}

/** Returns why a round does not have a run with this number; undefined if it does. */
export const findNumberProblem = (
  { name, runCount }: { name: string; runCount: number },
  number: number,
): string | undefined =>
  number > runCount
    ? `Babak ${name} hanya memiliki ${runCount} percobaan untuk setiap tim.`
    : undefined;

type RunFields = {
  outcome?: RunOutcome | undefined;
  points?: number | null | undefined;
  time?: string | null | undefined;
  reason?: string | null | undefined;
};

/** Returns the values of a request; a field that is left out has its default. */
export const toRunValues = ({ outcome, points, time, reason }: RunFields): RunValues => ({
  outcome: outcome ?? 'finished',
  points: points ?? null,
  time: time ?? null,
  reason: reason?.trim() || null,
});

type Corrected = { correctionReason: string | null; correctedAt: Date | null };

/** Returns the correction of a run as part of a response; nothing for one without. */
export const toCorrection = ({ correctionReason: reason, correctedAt: at }: Corrected) =>
  reason !== null && at ? { correction: { reason, at: at.toISOString() } } : {};

export const isSameRun = (one: RunValues, other: RunValues): boolean =>
  one.outcome === other.outcome &&
  one.points === other.points &&
  one.time === other.time &&
  one.reason === other.reason;
