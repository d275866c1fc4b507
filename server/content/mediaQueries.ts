import { asc, desc, getTableColumns, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { banners, blogs, galleryItems, videos } from '../db/schema.ts';

/** In which the carousel shows banners; new ones have the last position. */
export const bannerOrder = [asc(banners.position), asc(banners.id)];
/** In which the gallery shows its items: newest first. */
export const galleryOrder = [desc(galleryItems.createdAt), desc(galleryItems.id)];

/** Returns the banners that have a picture, in the order of the carousel. */
export const findBanners = (db: Database) =>
  db
    .select()
    .from(banners)
    .where(ne(banners.image, ''))
    .orderBy(...bannerOrder);

/** Returns all videos, newest first. */
export const findVideos = (db: Database) => db.select().from(videos).orderBy(desc(videos.id));

/** Returns the gallery items that have a picture, newest first. */
export const findGalleryItems = (db: Database) =>
  db
    .select()
    .from(galleryItems)
    .where(ne(galleryItems.image, ''))
    .orderBy(...galleryOrder);

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
