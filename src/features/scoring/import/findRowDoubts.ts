import type { ImportedScore, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { type Doubt, findDoubts, type RecordedRun } from '../doubts/findDoubts.ts';
import { toRecordedRuns } from '../doubts/recordedRuns.ts';

type CheckedRow = Pick<ImportedScore, 'outcome' | 'team' | 'round_id' | 'number' | 'score'>;

/** Returns the run that a row would save; undefined if it saves none. */
function toRun({ outcome, team, round_id: roundId, number, score }: CheckedRow) {
  if (outcome !== 'added' && outcome !== 'changed') return undefined;
  if (!team || roundId === null || number === null || !score) return undefined;
  return { ...score, teamId: team.id, roundId, number } satisfies RecordedRun;
}

const keyOf = ({ roundId, teamId, number }: RecordedRun) => `${roundId}/${teamId}/${number}`;

/**
 * Returns what is unusual about each row of a file, beside the runs that there would be with the whole file:
 * those that are recorded, and those of its other rows.
 */
export function findRowDoubts(
  rows: readonly CheckedRow[],
  { rounds, runs }: Pick<ScoreEntryData, 'rounds' | 'runs'>,
): Doubt[][] {
  const saved = rows.map(toRun);
  const recorded = new Map(toRecordedRuns(rounds, runs).map((run) => [keyOf(run), run]));
  for (const run of saved) if (run) recorded.set(keyOf(run), run);
  const all = [...recorded.values()];
  return saved.map((run) => {
    const rule = rounds.find(({ id }) => id === run?.roundId);
    return run && rule ? findDoubts(run, all, rule) : [];
  });
}
