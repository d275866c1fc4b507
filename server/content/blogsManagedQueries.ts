import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { blogs } from '../db/schema.ts';

export type ManagedBlog = typeof blogs.$inferSelect;

/** What an organiser writes; picture and publication have operations of their own. */
export type BlogChanges = Pick<
  ManagedBlog,
  'title' | 'slug' | 'content' | 'metaTitle' | 'metaDescription'
>;

/** Returns all articles: drafts first, then the latest published. */
export const findManagedBlogs = (db: Database): Promise<ManagedBlog[]> =>
  db
    .select()
    .from(blogs)
    .orderBy(sql`${blogs.publishedAt} desc nulls first`, desc(blogs.id));

export const hasBlog = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(blogs, eq(blogs.id, id))) > 0;

/**
 * Locks an article until the end of the transaction, so that no other organiser changes it meanwhile,
 * and returns it; undefined if it does not exist.
 */
export async function lockBlog(
  transaction: Database,
  id: number,
): Promise<ManagedBlog | undefined> {
  const [blog] = await transaction
    .select()
    .from(blogs)
    .where(eq(blogs.id, id))
    .for('no key update');
  return blog;
}

/** Adds a draft without a picture. */
export async function insertBlog(
  transaction: Database,
  changes: BlogChanges,
  createdAt: Date,
): Promise<ManagedBlog> {
  const [inserted] = await transaction
    .insert(blogs)
    .values({ ...changes, createdAt })
    .returning();
  if (!inserted) throw new Error('An article was not inserted');
  return inserted;
}

type Columns = BlogChanges | { image: string } | { publishedAt: Date | null };

/** Changes an article that is locked, and returns it. */
async function setColumns(
  transaction: Database,
  id: number,
  columns: Columns & { version?: unknown },
): Promise<ManagedBlog> {
  const [changed] = await transaction
    .update(blogs)
    .set(columns as Partial<ManagedBlog>)
    .where(eq(blogs.id, id))
    .returning();
  if (!changed) throw new Error('A locked article was not changed');
  return changed;
}

/** Replaces what an organiser has written in a locked article, and returns it. */
export const replaceBlog = (
  transaction: Database,
  id: number,
  changes: BlogChanges,
): Promise<ManagedBlog> =>
  setColumns(transaction, id, { ...changes, version: sql`${blogs.version} + 1` });

/** Sets what an update leaves as it is, so the version stays; returns the locked article. */
export const setBlogColumns = (
  transaction: Database,
  id: number,
  columns: { image: string } | { publishedAt: Date | null },
): Promise<ManagedBlog> => setColumns(transaction, id, columns);

/** Deletes an article and returns it. */
export async function deleteBlogRow(
  transaction: Database,
  id: number,
): Promise<ManagedBlog | undefined> {
  const [deleted] = await transaction.delete(blogs).where(eq(blogs.id, id)).returning();
  return deleted;
}
