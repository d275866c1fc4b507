import { recordChange } from '../../auditLog/queries.ts';
import type { Transaction } from '../../db/database.ts';
import { deriveScores, lockCategory } from '../deriveScores.ts';
import { lockEntrants, type PlayedCategory } from '../entryQueries.ts';
import { lockRoundsToStay } from '../rounds/roundQueries.ts';
import { nextState } from './nextState.ts';
import { findResultsState, saveResultsState } from './stateQueries.ts';

type Opening = { organiserId: number; at: Date; category: string; tournament: string };

/** Lets visitors see the official results of a category of a locked tournament, if its board is frozen. */
export async function openBoard(
  transaction: Transaction,
  played: PlayedCategory,
  { organiserId, at, category, tournament }: Opening,
): Promise<void> {
  await lockRoundsToStay(transaction, played);
  await lockEntrants(transaction, played);
  await lockCategory(transaction, played);
  const before = await findResultsState(transaction, played);
  const step = nextState(before, { action: 'open', at, reason: null });
  if ('problem' in step) return;
  await saveResultsState(transaction, played, step.next);
  await deriveScores(transaction, played);
  await recordChange(transaction, {
    organiserId,
    at,
    operation: 'changeResultsState',
    kind: 'category',
    id: played.categoryId,
    name: `${category}, ${tournament}`,
    detail: 'open',
  });
}
