import { needsReason } from '../../../../openapi/runs/runOutcomes.ts';
import { needsPoints, needsTime, type RoundRule } from '../../../../openapi/runs/runResults.ts';
import { readTime } from '../../../../openapi/runs/readTime.ts';
import { pointsProblem, readPoints } from '../../../../openapi/runs/scorePoints.ts';
import { isZeroTime, type TimeFormat } from '../../../../openapi/runs/scoreTimes.ts';
import type { RunOutcome } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import type { RunValues } from '../runs.ts';

/** A run as it is typed. */
export type RunFields = { outcome: RunOutcome; points: string; time: string; reason: string };

export const emptyRun: RunFields = { outcome: 'finished', points: '', time: '', reason: '' };

/** Returns the fields that are asked for. */
export const askedFields = (rule: RoundRule, outcome: RunOutcome) => ({
  points: needsPoints(rule, outcome),
  time: needsTime(rule, outcome),
  reason: needsReason[outcome],
});

type ReadRun =
  | { run: RunValues; problem?: never }
  | { run?: never; problem: { field: 'points' | 'time' | 'reason'; message: string } };

/**
 * Returns the run that was typed, or the first field that does not fit and why. What is not asked for
 * stays as in `before` if the outcome does.
 */
export function readRun(
  { outcome, ...typed }: RunFields,
  { rule, format, before }: { rule: RoundRule; format: TimeFormat; before?: RunValues },
): ReadRun {
  const asked = askedFields(rule, outcome);
  const { rules } = copy.form;
  const kept = before?.outcome === outcome ? before : { points: null, time: null, reason: null };
  const points = asked.points ? readPoints(typed.points) : kept.points;
  if (points === undefined) return { problem: { field: 'points', message: pointsProblem } };
  const { time, problem } = asked.time
    ? readTime(typed.time, format, { allowsDigits: true })
    : { time: kept.time };
  if (problem !== undefined) return { problem: { field: 'time', message: problem } };
  if (time !== null && isZeroTime(time) && time !== before?.time)
    return { problem: { field: 'time', message: rules.zeroTime } };
  const reason = asked.reason ? typed.reason.trim() : kept.reason;
  if (reason === '') return { problem: { field: 'reason', message: rules.reason } };
  return { run: { outcome, points, time, reason } };
}
