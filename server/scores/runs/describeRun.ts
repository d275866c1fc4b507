import { outcomeNames } from '../../../openapi/runs/runOutcomes.ts';
import { writePoints } from '../../../openapi/runs/scorePoints.ts';
import type { RunValues } from './runValues.ts';

/** Returns what a team has done in a run: '758 poin, 01:07.38', 'diskualifikasi (menyentuh robot)'. */
export function describeValues({ outcome, points, time, reason }: RunValues): string {
  const texts = [
    outcome === 'finished' ? [] : outcomeNames[outcome],
    points === null ? [] : `${writePoints(points)} poin`,
    time ?? [],
  ].flat();
  return texts.join(', ') + (reason === null ? '' : ` (${reason})`);
}

/** Returns what a correction has changed: '758 → 777 poin', '777 poin, 01:07.38 → 01:00.00'. */
function describeCorrection(before: RunValues, after: RunValues): string {
  const change = (from: string, to: string) => (from === to ? to : `${from} → ${to}`);
  if (
    before.outcome !== after.outcome ||
    before.reason !== after.reason ||
    before.points === null ||
    after.points === null ||
    before.time === null ||
    after.time === null
  )
    return change(describeValues(before), describeValues(after));
  const points = `${change(writePoints(before.points), writePoints(after.points))} poin`;
  return before.points !== after.points && before.time === after.time
    ? points
    : `${points}, ${change(before.time, after.time)}`;
}

/**
 * Returns what the audit log says about a run: 'Penyisihan, percobaan 2: 758 poin, 01:07.38'. Of a correction
 * it says what has changed.
 */
export const describeRun = (
  { round, number, ...run }: RunValues & { round: string; number: number },
  before: RunValues | null = null,
): string =>
  `${round}, percobaan ${number}: ${before ? describeCorrection(before, run) : describeValues(run)}`;
