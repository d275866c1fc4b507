import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { categories, rounds, tournamentCategories } from '../db/schema.ts';

/** The categories of tournaments in which a team can have more than one run. */
export const categoriesWithRounds = (db: Database, where?: SQL) =>
  db
    .select({ tournamentId: rounds.tournamentId, categoryId: rounds.categoryId })
    .from(rounds)
    .where(where)
    .groupBy(rounds.tournamentId, rounds.categoryId)
    .having(sql`count(*) > 1 or max(${rounds.runCount}) > 1`);

/** Returns the ids of the categories of a tournament in which a team can have more than one run. */
export const findCategoriesWithRounds = async (
  db: Database,
  tournamentId: number,
): Promise<number[]> =>
  (await categoriesWithRounds(db, eq(rounds.tournamentId, tournamentId))).map(
    ({ categoryId }) => categoryId,
  );

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
