import { asc, desc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { banners, blogs, galleryItems, videos } from '../db/schema.ts';

export const findBanners = (db: Database) => db.select().from(banners).orderBy(asc(banners.id));

/** Returns all videos, newest first. */
export const findVideos = (db: Database) => db.select().from(videos).orderBy(desc(videos.id));

/** Returns all gallery items, newest first. */
export const findGalleryItems = (db: Database) =>
  db.select().from(galleryItems).orderBy(desc(galleryItems.createdAt), desc(galleryItems.id));

/** Returns all blogs, newest first. */
export const findBlogs = (db: Database) =>
  db.select().from(blogs).orderBy(desc(blogs.createdAt), desc(blogs.id));
