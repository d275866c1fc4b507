import type { Handler } from '../../contract/mountOperations.ts';
import { nameEntry, recordChanges } from '../../auditLog/queries.ts';
import { findManagedTournament } from '../../tournaments/managedQueries.ts';
import type { Transaction } from '../../db/database.ts';
import { deriveScores } from '../deriveScores.ts';
import { describeRun } from '../runs/describeRun.ts';
import { lockEntrants, type PlayedCategory } from '../entryQueries.ts';
import { answerPreview, answerSaved, requireAccepted } from './importAnswer.ts';
import { type CheckedRow, checkRows } from './importRows.ts';
import { requirePlayed, toPlayed, versionOf } from '../playedCategory.ts';
import { requireDecision, watchAdvance } from '../rounds/guardAdvance.ts';
import { lockRounds } from '../rounds/roundQueries.ts';
import { saveRuns } from '../runs/runQueries.ts';
import type { RunValues } from '../runs/runValues.ts';

const toResult = ({ outcome, points, time, reason }: RunValues) => ({
  outcome,
  points,
  time,
  reason,
});

const toImported = (row: CheckedRow) => ({
  line: row.line,
  outcome: row.outcome,
  team: row.entrant?.team ?? null,
  round_id: row.round?.id ?? null,
  number: row.number ?? null,
  score: row.values ?? null,
  before: row.before ? toResult(row.before) : null,
  version: row.before ? versionOf(row.before.version) : null,
  problem: row.problems.join(' ') || null,
});

/** Saves checked rows of locked registrations and writes it down. */
async function saveRows(
  transaction: Transaction,
  played: PlayedCategory,
  rows: CheckedRow[],
  {
    category,
    at,
    organiserId,
    advance,
  }: { organiserId: number; at: Date; category: string; advance: 'keep' | undefined },
): Promise<void> {
  const saved = rows.flatMap(({ outcome, entrant, round, number, values, before }) =>
    outcome !== 'unchanged' && entrant && round && number !== undefined && values
      ? [{ entrant, round, number, values, before }]
      : [],
  );
  if (saved.length === 0) return;
  const effect = await watchAdvance(transaction, played, () =>
    saveRuns(
      transaction,
      saved.map(({ entrant, round, number, values }) => ({
        roundId: round.id,
        registrationId: entrant.registrationId,
        number,
        ...values,
        createdAt: at,
      })),
    ),
  );
  const change = { organiserId, at };
  const notes = requireDecision(effect, { advance, change, subject: 'Impor ini' });
  await deriveScores(transaction, played);
  const tournament = (await findManagedTournament(transaction, played.tournamentId))?.title ?? '';
  await recordChanges(
    transaction,
    saved.map(({ entrant, round, number, values, before }, index) => ({
      ...change,
      operation: 'importScores' as const,
      kind: 'score' as const,
      id: effect.changed[index] ?? 0,
      name: nameEntry({ team: entrant.team.name, category, tournament }),
      detail: [describeRun({ ...values, round: round.name, number }, before), ...notes].join('; '),
    })),
  );
}

export const importScores: Handler<'importScores'> = async (
  { path, body: { preview, advance, rows }, organiserId },
  { db, now },
) => {
  const played = toPlayed(path);
  const category = await requirePlayed(db, played);
  if (preview) {
    const checked = await checkRows(db, played, { format: category.timeFormat, rows });
    return answerPreview(checked.map(toImported), 'skor');
  }
  const saved = await db.transaction(async (transaction) => {
    await lockRounds(transaction, played);
    await lockEntrants(transaction, played);
    // Nobody changes it while the rounds are locked.
    const { timeFormat: format } = await requirePlayed(transaction, played);
    const checked = await checkRows(transaction, played, { format, rows });
    requireAccepted(checked, 'skor');
    await saveRows(transaction, played, checked, {
      organiserId,
      at: now(),
      category: category.name,
      advance,
    });
    return checked;
  });
  return answerSaved(saved.map(toImported), 'skor');
};
