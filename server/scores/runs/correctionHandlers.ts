import type { Handler } from '../../contract/mountOperations.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { fieldError, HttpError, otherTable } from '../../lib/httpError.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import { deriveScores } from '../deriveScores.ts';
import { lockEntrants, lockRegistration } from '../entryQueries.ts';
import { versionOf } from '../playedCategory.ts';
import {
  type AdvanceEffect,
  replaceAdvanced,
  requireDecision,
  watchAdvance,
} from '../rounds/guardAdvance.ts';
import { lockRound, lockRoundsForChange, type RoundRow, toRule } from '../rounds/roundQueries.ts';
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

type Locks = {
  id: number;
  /** The version on the screen. */
  expected: string | undefined;
  /** Locks all rounds of the category and their teams too, for a change of them. */
  forRounds?: boolean;
};

/**
 * Runs work on a run that nobody else changes meanwhile. Throws 404 if it is gone, 412 if it is no longer
 * the expected version.
 */
const changeRun = <Changed>(
  db: Database,
  { id, expected, forRounds = false }: Locks,
  work: (transaction: Transaction, run: NamedRun, round: RoundRow) => Promise<Changed>,
): Promise<Changed> =>
  db.transaction(async (transaction) => {
    const found = await requireRun(transaction, id);
    if (forRounds) await lockRoundsForChange(transaction, found);
    const round = await lockRound(transaction, found, found.roundId);
    if (forRounds) await lockEntrants(transaction, found);
    else await lockRegistration(transaction, { ...found, teamId: found.team.id });
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

type Replacement = { change: Change; reason: string | undefined };

/** Replaces teams of a round for an organiser; returns who replaces whom. Throws 422 without a reason. */
async function replaceTeams(
  transaction: Transaction,
  effect: AdvanceEffect,
  { change, reason }: Replacement,
): Promise<string> {
  if (!('organiserId' in change)) throw otherTable();
  if (!reason) throw fieldError('correction_reason', 'Tulis alasan koreksi.');
  return replaceAdvanced(transaction, effect, { ...change, reason });
}

export const correctRun: Handler<'correctRun'> = async (
  { path: { id }, header, body, actor },
  { db, now },
) => {
  const change = { ...actor, at: now() };
  const { advance } = body;
  const typed = body.correction_reason?.trim();
  const locks = { id, expected: header['if-match'], forRounds: advance === 'replace' };
  const { run, messages } = await changeRun(db, locks, async (transaction, before, round) => {
    const reason = requireReason(round, typed, change);
    const { timeFormat } = before;
    const values = withTimeIn(toRunValues(body), timeFormat);
    rejectProblems(findEntryProblems(toRule(round), timeFormat, { ...values, before }));
    const effect = await watchAdvance(transaction, before, () =>
      updateRun(transaction, id, {
        ...values,
        ...(reason !== undefined && { correctionReason: reason, correctedAt: change.at }),
      }),
    );
    const followed =
      advance === 'replace' && effect.changes.length > 0
        ? [await replaceTeams(transaction, effect, { change, reason: typed })]
        : requireDecision(effect, { advance, change, subject: 'Koreksi ini' });
    await deriveScores(transaction, before);
    const notes = [...(reason === undefined ? [] : [`alasan koreksi: ${reason}`]), ...followed];
    return {
      run: await recordRun(transaction, 'correctRun', { run: id, change, before, notes }),
      messages: ['Skor telah dikoreksi.', ...(advance === 'replace' ? followed : [])],
    };
  });
  return { success: true, message: messages.join(' '), data: toEnteredRun(run) };
};

export const deleteRun: Handler<'deleteRun'> = async (
  { path: { id }, query: { advance }, header, actor },
  { db, now },
) => {
  const change = { ...actor, at: now() };
  const expected = header['if-match'];
  await changeRun(db, { id, expected }, async (transaction, before, round) => {
    rejectClosed(round, ' Buka kembali babak ini di halaman Babak sebelum menghapus skornya.');
    const effect = await watchAdvance(transaction, before, () => deleteRunRow(transaction, id));
    const notes = requireDecision(effect, { advance, change, subject: 'Penghapusan ini' });
    await forgetMembers(transaction, before.registrationId, toEventDay(now()));
    await deriveScores(transaction, before);
    await recordRun(transaction, 'deleteRun', { run: before, change, notes });
  });
  return { success: true, message: 'Skor telah dihapus.' };
};
