import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema.ts';

export const findCategories = (db: Database) =>
  db.select().from(categories).orderBy(asc(categories.id));

export async function findCategory(db: Database, id: number) {
  const [category] = await db.select().from(categories).where(eq(categories.id, id));
  return category;
}
