import type { Actor } from '../../auth/actor.ts';
import { nameEntry, recordChange } from '../../auditLog/queries.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { versionOf } from '../playedCategory.ts';
import { describeRun } from './describeRun.ts';
import { type EnteredRun, findRun, type NamedRun } from './runQueries.ts';
import { type RunValues, toCorrection } from './runValues.ts';

/** Returns a run as those who enter scores see it. */
export const toEnteredRun = (run: EnteredRun) => ({
  id: run.id,
  version: versionOf(run.version),
  round_id: run.roundId,
  number: run.number,
  outcome: run.outcome,
  points: run.points,
  time: run.time,
  reason: run.reason,
  ...toCorrection(run),
  team: run.team,
});

export const runNotFound = () =>
  new HttpError(404, 'Skor tidak ditemukan. Mungkin sudah dihapus di meja lain.');

export async function requireRun(db: Database, id: number): Promise<NamedRun> {
  const run = await findRun(db, id);
  if (!run) throw runNotFound();
  return run;
}

/** Who changes a run, and when. */
export type Change = Actor & { at: Date };

type RecordedChange = {
  /** The run as it is now, or its id; a deleted one as it was. */
  run: NamedRun | number;
  change: Change;
  /** What it was before a correction. */
  before?: RunValues;
  /** What is to be known beside the change, such as why. */
  notes: readonly string[];
};

/**
 * Writes down what somebody did with a run and returns the run: once the transaction has ended, another
 * organiser may delete it.
 */
export async function recordRun(
  transaction: Transaction,
  operation: 'addRun' | 'correctRun' | 'deleteRun',
  { run: idOrRun, change, before, notes }: RecordedChange,
): Promise<NamedRun> {
  const run = typeof idOrRun === 'number' ? await requireRun(transaction, idOrRun) : idOrRun;
  const { id, team, category, tournament } = run;
  await recordChange(transaction, {
    ...change,
    operation,
    kind: 'score',
    id,
    name: nameEntry({ team: team.name, category, tournament }),
    detail: [describeRun(run, before), ...notes].join('; '),
  });
  return run;
}
