import { outcomeNames } from '../../../openapi/runs/runOutcomes.ts';
import type { RunOutcome } from '../../../openapi/schema.d.ts';
import { formatNumber } from './formatNumber.ts';

type Run = { outcome: RunOutcome; points: number | null; time: string | null };

/** Returns points and time, of which either may be missing: '120 poin · 01:12.00'. */
export const scoreText = (points: number | null, time: string | null): string =>
  [points === null ? null : `${formatNumber(points)} poin`, time].filter(Boolean).join(' · ');

/** Returns the words of a run: its outcome unless it is finished, and what it has scored. */
export function runText({ outcome, points, time }: Run): string {
  const score = scoreText(points, time);
  if (outcome === 'finished') return score || outcomeNames.finished;
  return [outcomeNames[outcome], score].filter(Boolean).join(' · ');
}
