import { asc, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { banners } from '../db/schema.ts';
import { bannerOrder } from './mediaQueries.ts';

type Row = typeof banners.$inferSelect;

/** What an organiser sets; picture and position have operations of their own. */
export type BannerChanges = Pick<Row, 'title' | 'subtitle' | 'ctaText' | 'ctaLink'>;

/** Returns all banners, also those without a picture, in the order of the carousel. */
export const findManagedBanners = (db: Database): Promise<Row[]> =>
  db
    .select()
    .from(banners)
    .orderBy(...bannerOrder);

export async function findManagedBanner(db: Database, id: number): Promise<Row | undefined> {
  const [found] = await db.select().from(banners).where(eq(banners.id, id));
  return found;
}

/** Locks a banner until the end of the transaction and returns it; undefined if there is none. */
export async function lockBanner(transaction: Database, id: number): Promise<Row | undefined> {
  const [banner] = await transaction
    .select()
    .from(banners)
    .where(eq(banners.id, id))
    .for('no key update');
  return banner;
}

/** Always in the same order, so that two transactions cannot wait for each other. */
const lockOrder = (transaction: Database) =>
  transaction
    .select({ id: banners.id })
    .from(banners)
    .orderBy(asc(banners.id))
    .for('no key update');

/** Adds a banner without a picture as the last one. */
export async function insertBanner(transaction: Database, changes: BannerChanges): Promise<Row> {
  await lockOrder(transaction);
  const [last] = await transaction.select({ position: max(banners.position) }).from(banners);
  const position = (last?.position ?? 0) + 1;
  const [inserted] = await transaction
    .insert(banners)
    .values({ ...changes, image: '', position })
    .returning();
  if (!inserted) throw new Error('A banner was not inserted');
  return inserted;
}

/** Call it after `lockBanner`. */
export async function replaceBanner(
  transaction: Database,
  id: number,
  changes: BannerChanges,
): Promise<Row | undefined> {
  const version = sql`${banners.version} + 1`;
  const [saved] = await transaction
    .update(banners)
    .set({ ...changes, version })
    .where(eq(banners.id, id))
    .returning();
  return saved;
}

/** Sets what an update leaves as it is, so the version stays. */
export async function setBannerImage(
  transaction: Database,
  id: number,
  image: string,
): Promise<Row | undefined> {
  const [saved] = await transaction
    .update(banners)
    .set({ image })
    .where(eq(banners.id, id))
    .returning();
  return saved;
}

/**
 * Gives a banner a position, counted from 1; one after the last is the last. Returns the moved
 * banner and all in their new order; undefined if it does not exist. Versions stay.
 */
export async function moveBannerTo(
  transaction: Database,
  id: number,
  position: number,
): Promise<{ moved: Row; all: Row[] } | undefined> {
  await lockOrder(transaction);
  const before = await findManagedBanners(transaction);
  const moved = before.find((banner) => banner.id === id);
  if (!moved) return undefined;
  const all = before.filter((banner) => banner !== moved);
  all.splice(position - 1, 0, moved);
  for (const [index, banner] of all.entries())
    if (banner.position !== index + 1)
      await transaction
        .update(banners)
        .set({ position: index + 1 })
        .where(eq(banners.id, banner.id));
  return { moved, all };
}

export async function deleteBannerRow(transaction: Database, id: number): Promise<Row | undefined> {
  const [deleted] = await transaction.delete(banners).where(eq(banners.id, id)).returning();
  return deleted;
}
