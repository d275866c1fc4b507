import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, teams, tournamentCategories } from '../db/schema.ts';

type Row = typeof categories.$inferSelect;

export type ManagedCategory = Row & { tournaments: number; teams: number };

/** What an organiser sets; logo and rules have operations of their own. */
export type CategoryChanges = Pick<Row, 'name' | 'description' | 'longDescription' | 'ranking'>;

// Written out: in a selection of one table Drizzle leaves the names of tables out.
const countOf = (table: typeof tournamentCategories | typeof teams) =>
  sql<number>`(select count(*)::integer from ${table}
    where ${table}.category_id = ${categories}.id)`;

const selectManaged = (db: Database) =>
  db
    .select({
      category: categories,
      tournaments: countOf(tournamentCategories),
      teams: countOf(teams),
    })
    .from(categories)
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectManaged>>[number];

const toManaged = ({ category, ...counts }: Selected): ManagedCategory => ({
  ...category,
  ...counts,
});

/** Returns all categories with how many tournaments and teams have them. */
export const findManagedCategories = async (db: Database): Promise<ManagedCategory[]> =>
  (await selectManaged(db).orderBy(asc(categories.id))).map(toManaged);

export async function findManagedCategory(
  db: Database,
  id: number,
): Promise<ManagedCategory | undefined> {
  const [found] = await selectManaged(db).where(eq(categories.id, id));
  return found && toManaged(found);
}

/**
 * Locks a category until the end of the transaction, so that no other organiser changes it meanwhile,
 * and returns it; undefined if it does not exist.
 */
export async function lockCategory(transaction: Database, id: number): Promise<Row | undefined> {
  const [category] = await transaction
    .select()
    .from(categories)
    .where(eq(categories.id, id))
    .for('no key update');
  return category;
}

/** Adds a category without logo and rules and returns its id. */
export async function insertCategory(
  transaction: Database,
  changes: CategoryChanges,
): Promise<number> {
  const [inserted] = await transaction
    .insert(categories)
    .values({ ...changes, logo: '' })
    .returning({ id: categories.id });
  if (!inserted) throw new Error('A category was not inserted');
  return inserted.id;
}

export async function replaceCategory(
  transaction: Database,
  id: number,
  changes: CategoryChanges,
): Promise<void> {
  const version = sql`${categories.version} + 1`;
  await transaction
    .update(categories)
    .set({ ...changes, version })
    .where(eq(categories.id, id));
}

/** Sets what an update leaves as it is, so the version stays. */
export async function setCategoryFile(
  transaction: Database,
  id: number,
  file: { logo: string } | { rule: string },
): Promise<void> {
  await transaction.update(categories).set(file).where(eq(categories.id, id));
}

/** Deletes a category and returns it. The database refuses while a tournament or a team has it. */
export async function deleteCategoryRow(
  transaction: Database,
  id: number,
): Promise<Row | undefined> {
  const [deleted] = await transaction.delete(categories).where(eq(categories.id, id)).returning();
  return deleted;
}
