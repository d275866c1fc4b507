import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const banners = pgTable('banners', {
  id: id(),
  /** Empty until a picture is uploaded; before that the banner is not public. */
  image: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  ctaText: text('cta_text'),
  ctaLink: text('cta_link'),
  /** Of two with the same one, the older comes first. */
  position: integer().notNull().default(0),
  /** Goes up with each change of the texts. */
  version: integer().notNull().default(1),
});

export const videos = pgTable('videos', {
  id: id(),
  title: text().notNull(),
  /** Id of the video on YouTube. */
  videoId: text('video_id').notNull(),
  version: integer().notNull().default(1),
});

export const galleryItems = pgTable('gallery_items', {
  id: id(),
  title: text().notNull(),
  /** As of banners. */
  image: text().notNull(),
  slug: text().unique(),
  description: text(),
  createdAt: createdAt(),
  version: integer().notNull().default(1),
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
