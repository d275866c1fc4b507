import { asc, desc, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { banners, blogs, galleryItems, videos } from '../db/schema.ts';

export const findBanners = (db: Database) => db.select().from(banners).orderBy(asc(banners.id));

/** Returns all videos, newest first. */
export const findVideos = (db: Database) => db.select().from(videos).orderBy(desc(videos.id));

/** Returns all gallery items, newest first. */
export const findGalleryItems = (db: Database) =>
  db.select().from(galleryItems).orderBy(desc(galleryItems.createdAt), desc(galleryItems.id));

/** Returns the blogs that are published at a time, newest first. */
export const findBlogs = (db: Database, now: Date) =>
  db
    .select({
      ...getTableColumns(blogs),
      publishedAt: sql`${blogs.publishedAt}`.mapWith(blogs.publishedAt),
    })
    .from(blogs)
    .where(lte(blogs.publishedAt, now))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id));
