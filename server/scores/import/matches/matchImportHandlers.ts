import type { Handler } from '../../../contract/mountOperations.ts';
import type { Transaction } from '../../../db/database.ts';
import { deriveScores } from '../../deriveScores.ts';
import { lockEntrants, type PlayedCategory } from '../../entryQueries.ts';
import { saveResults } from '../../matches/changeResult.ts';
import { type DescribeMatch, describeResult } from '../../matches/nameMatch.ts';
import { requirePlayed, toPlayed } from '../../playedCategory.ts';
import { recordRounds } from '../../rounds/roundHandlers.ts';
import { lockRounds } from '../../rounds/roundQueries.ts';
import { answerPreview, answerSaved, requireAccepted } from '../importAnswer.ts';
import { type CheckedRow, checkMatchRows } from './checkMatchRows.ts';

const toImported = ({ imported }: CheckedRow) => imported;

/** Saves checked rows of locked rounds and registrations and writes it down. */
async function saveRows(
  transaction: Transaction,
  played: PlayedCategory,
  {
    rows,
    describe,
    ...change
  }: { rows: readonly CheckedRow[]; describe: DescribeMatch; organiserId: number; at: Date },
): Promise<void> {
  const saved = rows.flatMap((row) => row.saved ?? []);
  if (saved.length === 0) return;
  for (const [round, ofRound] of Map.groupBy(saved, (each) => each.round))
    await saveResults(
      transaction,
      round,
      ofRound.map(({ match, values }) => {
        const { homeId, awayId, endedAt } = match;
        // An earlier row may have decided who plays.
        const teams = { homeId, awayId };
        return {
          match,
          changes: { ...values, ...teams, endedAt: endedAt ?? change.at, entryKey: null },
        };
      }),
    );
  await deriveScores(transaction, played);
  await recordRounds(
    transaction,
    'importMatchResults',
    saved.map(({ round, match, values }) => ({
      ...change,
      round,
      detail: describeResult(match, values, describe).join('; '),
    })),
  );
}

export const importMatchResults: Handler<'importMatchResults'> = async (
  { path, body: { preview, rows }, organiserId },
  { db, now },
) => {
  const played = toPlayed(path);
  await requirePlayed(db, played);
  const at = now();
  if (preview) {
    const checked = await checkMatchRows(db, played, { rows, at });
    return answerPreview(checked.rows.map(toImported), 'hasil');
  }
  const saved = await db.transaction(async (transaction) => {
    await lockRounds(transaction, played);
    await lockEntrants(transaction, played);
    const checked = await checkMatchRows(transaction, played, { rows, at });
    const imported = checked.rows.map(toImported);
    requireAccepted(imported, 'hasil');
    await saveRows(transaction, played, { ...checked, organiserId, at });
    return imported;
  });
  return answerSaved(saved, 'hasil');
};
