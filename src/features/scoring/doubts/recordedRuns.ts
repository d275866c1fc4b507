import type { Round } from '../../../../openapi/schema.d.ts';
import { type Entry, isWaiting, positionOf, valuesOf } from '../runs.ts';
import type { RecordedRun } from './findDoubts.ts';

/** Returns what is recorded of entries, without those that the server has refused. */
export const toRecordedRuns = (
  rounds: readonly Round[],
  entries: readonly Entry[],
): RecordedRun[] =>
  entries
    .filter((entry) => !isWaiting(entry) || entry.rejection === undefined)
    .map((entry) => ({
      ...positionOf(rounds, entry),
      ...valuesOf(entry),
      teamId: entry.team.id,
    }));
