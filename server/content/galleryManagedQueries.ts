import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { galleryItems } from '../db/schema.ts';
import { galleryOrder } from './mediaQueries.ts';

type Row = typeof galleryItems.$inferSelect;

/** What an organiser sets; the picture has an operation of its own. */
export type GalleryItemChanges = Pick<Row, 'title' | 'slug' | 'description'>;

/** Returns all gallery items, also those without a picture, newest first. */
export const findManagedGalleryItems = (db: Database): Promise<Row[]> =>
  db
    .select()
    .from(galleryItems)
    .orderBy(...galleryOrder);

export async function findManagedGalleryItem(db: Database, id: number): Promise<Row | undefined> {
  const [found] = await db.select().from(galleryItems).where(eq(galleryItems.id, id));
  return found;
}

/** Locks an item until the end of the transaction and returns it; undefined if there is none. */
export async function lockGalleryItem(transaction: Database, id: number): Promise<Row | undefined> {
  const [item] = await transaction
    .select()
    .from(galleryItems)
    .where(eq(galleryItems.id, id))
    .for('no key update');
  return item;
}

/** Adds an item without a picture. */
export async function insertGalleryItem(
  transaction: Database,
  changes: GalleryItemChanges & { createdAt: Date },
): Promise<Row> {
  const [inserted] = await transaction
    .insert(galleryItems)
    .values({ ...changes, image: '' })
    .returning();
  if (!inserted) throw new Error('A gallery item was not inserted');
  return inserted;
}

/** Call it after `lockGalleryItem`. */
export async function replaceGalleryItem(
  transaction: Database,
  id: number,
  changes: GalleryItemChanges,
): Promise<Row | undefined> {
  const [saved] = await transaction
    .update(galleryItems)
    .set({ ...changes, version: sql`${galleryItems.version} + 1` })
    .where(eq(galleryItems.id, id))
    .returning();
  return saved;
}

/** Sets what an update leaves as it is, so the version stays. */
export async function setGalleryImage(
  transaction: Database,
  id: number,
  image: string,
): Promise<Row | undefined> {
  const [saved] = await transaction
    .update(galleryItems)
    .set({ image })
    .where(eq(galleryItems.id, id))
    .returning();
  return saved;
}

export async function deleteGalleryItemRow(
  transaction: Database,
  id: number,
): Promise<Row | undefined> {
  const [deleted] = await transaction
    .delete(galleryItems)
    .where(eq(galleryItems.id, id))
    .returning();
  return deleted;
}
