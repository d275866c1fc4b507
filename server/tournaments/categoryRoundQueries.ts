import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { categories, rounds, runs, tournamentCategories } from '../db/schema.ts';

/** The categories of tournaments in which a team can have more than one run. */
export const categoriesWithRounds = (db: Database) =>
  db
    .select({ tournamentId: rounds.tournamentId, categoryId: rounds.categoryId })
    .from(rounds)
    .groupBy(rounds.tournamentId, rounds.categoryId)
    .having(hasSeveralRuns);

const hasSeveralRuns = sql`count(*) > 1 or max(${rounds.runCount}) > 1`;

const isCorrected = sql`exists (select from ${runs}
  where ${runs.roundId} = ${rounds.id} and ${runs.correctionReason} is not null)`;

/**
 * Returns the ids of the categories of a tournament whose runs say more than their scores: a team can have
 * more than one, or one was corrected after its round was closed.
 */
export const findCategoriesWithRounds = async (
  db: Database,
  tournamentId: number,
): Promise<number[]> => {
  const found = await db
    .select({ categoryId: rounds.categoryId })
    .from(rounds)
    .where(eq(rounds.tournamentId, tournamentId))
    .groupBy(rounds.categoryId)
    .having(sql`${hasSeveralRuns} or bool_or(${isCorrected})`);
  return found.map(({ categoryId }) => categoryId);
};

/** Adds the first round of categories of tournaments that have none, ranked as the category is. */
export async function insertFirstRounds(
  transaction: Transaction,
  tournamentIds: readonly number[],
): Promise<void> {
  if (tournamentIds.length === 0) return;
  // Drizzle's insert of a selection needs all columns.
  await transaction.execute(sql`
    insert into ${rounds} (tournament_id, category_id, position, name, ranking)
    select played.tournament_id, played.category_id, 1, 'Penyisihan', ${categories.ranking}
    from ${tournamentCategories} played
    join ${categories} on ${categories.id} = played.category_id
    where played.tournament_id in ${[...tournamentIds]}
    order by played.tournament_id, played.category_id
    on conflict do nothing`);
}

/** Gives the categories of a new tournament the rounds of another one, without their teams and runs. */
export async function copyRounds(
  transaction: Transaction,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await transaction.delete(rounds).where(eq(rounds.tournamentId, to));
  const copied = await transaction.select().from(rounds).where(eq(rounds.tournamentId, from));
  if (copied.length === 0) return;
  await transaction.insert(rounds).values(
    copied.map(({ id: _id, ...round }) => ({
      ...round,
      tournamentId: to,
      // Later rounds are opened with the teams that advance to them.
      state: round.position === 1 ? ('open' as const) : ('closed' as const),
    })),
  );
}
