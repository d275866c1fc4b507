import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RankingRule } from '../../openapi/schema.d.ts';
import type { Transaction } from '../db/database.ts';
import { registrations, rounds, runs } from '../db/schema.ts';
import { deriveScores } from './deriveScores.ts';

/**
 * Ranks the rounds that are ranked as their category was by its new rule, and derives the scores of its
 * teams anew. By time, a missed run cannot count as 0 in a mean: such a team is below those with one.
 */
export async function changeRanking(
  transaction: Transaction,
  before: { id: number; ranking: RankingRule },
  ranking: RankingRule,
): Promise<void> {
  await transaction
    .update(rounds)
    .set({
      ranking,
      ...(ranking === 'time' && {
        incompleteMean: sql`case when ${rounds.counting} = 'mean' then 'below' end`,
      }),
    })
    .where(and(eq(rounds.categoryId, before.id), eq(rounds.ranking, before.ranking)));
  const played = transaction.select({ id: runs.registrationId }).from(runs);
  const locked = await transaction
    .select({ tournamentId: registrations.tournamentId })
    .from(registrations)
    .where(and(eq(registrations.categoryId, before.id), inArray(registrations.id, played)))
    .orderBy(asc(registrations.id))
    .for('no key update');
  // In one order, as others may derive them at the same time.
  const tournamentIds = [...new Set(locked.map(({ tournamentId }) => tournamentId))];
  for (const tournamentId of tournamentIds.toSorted((one, other) => one - other))
    await deriveScores(transaction, { tournamentId, categoryId: before.id });
}
