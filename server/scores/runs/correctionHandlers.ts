import type { Handler } from '../../contract/mountOperations.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import { deriveScores } from '../deriveScores.ts';
import { lockRegistration } from '../entryQueries.ts';
import { versionOf } from '../playedCategory.ts';
import { lockRound, type RoundRow, toRule } from '../rounds/roundQueries.ts';
import { type Change, recordRun, requireRun, runNotFound, toEnteredRun } from './recordRun.ts';
import { forgetMembers } from './registrationMembers.ts';
import { deleteRunRow, type NamedRun, updateRun } from './runQueries.ts';
import {
  findEntryProblems,
  rejectClosed,
  rejectProblems,
  toRunValues,
  withTimeIn,
} from './runValues.ts';

/**
 * Runs work on a run that nobody else changes meanwhile. Throws 404 if it is gone, 412 if it is no longer
 * the expected version.
 */
const changeRun = <Changed>(
  db: Database,
  { id, expected }: { id: number; expected: string | undefined },
  work: (transaction: Transaction, run: NamedRun, round: RoundRow) => Promise<Changed>,
): Promise<Changed> =>
  db.transaction(async (transaction) => {
    const found = await requireRun(transaction, id);
    const round = await lockRound(transaction, found, found.roundId);
    await lockRegistration(transaction, { ...found, teamId: found.team.id });
    const run = await requireRun(transaction, id);
    if (!round) throw runNotFound();
    if (expected !== undefined && expected !== versionOf(run.version))
      throw new HttpError(
        412,
        'Skor ini baru saja dikoreksi di meja lain. Periksa kembali lalu ulangi.',
      );
    return work(transaction, run, round);
  });

/**
 * Returns why a run is corrected; undefined in an open round, where nobody is asked. Throws in a closed
 * round: 409 for a table card, 422 without a reason.
 */
function requireReason(round: RoundRow, reason: string | undefined, change: Change) {
  if (round.state === 'open') return undefined;
  if (!('organiserId' in change)) rejectClosed(round, ' Hanya penyelenggara yang mengoreksinya.');
  if (!reason)
    throw fieldError('correction_reason', 'Tulis alasan koreksi, karena babak ini sudah ditutup.');
  return reason;
}

export const correctRun: Handler<'correctRun'> = async (
  { path: { id }, header, body, actor },
  { db, now },
) => {
  const change = { ...actor, at: now() };
  const expected = header['if-match'];
  const corrected = await changeRun(db, { id, expected }, async (transaction, before, round) => {
    const reason = requireReason(round, body.correction_reason?.trim(), change);
    const { timeFormat } = before;
    const values = withTimeIn(toRunValues(body), timeFormat);
    rejectProblems(findEntryProblems(toRule(round), timeFormat, { ...values, before }));
    await updateRun(transaction, id, {
      ...values,
      ...(reason !== undefined && { correctionReason: reason, correctedAt: change.at }),
    });
    await deriveScores(transaction, before);
    const notes = reason === undefined ? [] : [`alasan koreksi: ${reason}`];
    return recordRun(transaction, 'correctRun', { id, change, before, notes });
  });
  return { success: true, message: 'Skor telah dikoreksi.', data: toEnteredRun(corrected) };
};

export const deleteRun: Handler<'deleteRun'> = async (
  { path: { id }, header, actor },
  { db, now },
) => {
  const expected = header['if-match'];
  await changeRun(db, { id, expected }, async (transaction, before, round) => {
    rejectClosed(round, ' Buka kembali babak ini di halaman Babak sebelum menghapus skornya.');
    await recordRun(transaction, 'deleteRun', { id, change: { ...actor, at: now() } });
    await deleteRunRow(transaction, id);
    await forgetMembers(transaction, before.registrationId, toEventDay(now()));
    await deriveScores(transaction, before);
  });
  return { success: true, message: 'Skor telah dihapus.' };
};
