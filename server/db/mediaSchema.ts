import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const banners = pgTable('banners', {
  id: id(),
  image: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  ctaText: text('cta_text'),
  ctaLink: text('cta_link'),
});

export const videos = pgTable('videos', {
  id: id(),
  title: text().notNull(),
  /** Id of the video on YouTube. */
  videoId: text('video_id').notNull(),
});

export const galleryItems = pgTable('gallery_items', {
  id: id(),
  title: text().notNull(),
  image: text().notNull(),
  slug: text().unique(),
  description: text(),
  createdAt: createdAt(),
});

export const blogs = pgTable(
  'blogs',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    image: text(),
    content: text().notNull(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    createdAt: createdAt(),
    /** From when on the public sees it; null for a draft. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (blog) => [index('blogs_published').on(blog.publishedAt)],
);
