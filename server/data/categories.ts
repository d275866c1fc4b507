import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema.ts';

/** All categories in their order. */
export const findCategories = (db: Database) =>
  db.select().from(categories).orderBy(asc(categories.id));

/** One category, or nothing. */
export async function findCategory(db: Database, id: number) {
  const [category] = await db.select().from(categories).where(eq(categories.id, id));
  return category;
}
