import { asc, desc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { banners, blogs, galleryItems, videos } from '../db/schema.ts';

/** Banners of the home page in their order. */
export const findBanners = (db: Database) => db.select().from(banners).orderBy(asc(banners.id));

/** Videos, newest first. */
export const findVideos = (db: Database) => db.select().from(videos).orderBy(desc(videos.id));

/** Gallery items, newest first. */
export const findGalleryItems = (db: Database) =>
  db.select().from(galleryItems).orderBy(desc(galleryItems.createdAt), desc(galleryItems.id));

/** Blogs, newest first. */
export const findBlogs = (db: Database) =>
  db.select().from(blogs).orderBy(desc(blogs.createdAt), desc(blogs.id));
