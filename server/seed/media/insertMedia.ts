import type { Transaction } from '../../db/database.ts';
import { banners, blogs, galleryItems, videos } from '../../db/schema.ts';
import { arenaBlogs } from './blogs/arena.ts';
import { workshopBlogs } from './blogs/workshop.ts';
import type { Calendar } from '../calendar.ts';
import { bannerTexts, galleryTexts, videoTexts } from './media.ts';
import { seedPaths } from '../seedPaths.ts';

/** Inserts banners, videos, gallery items and blogs, the oldest first. */
export async function insertMedia(transaction: Transaction, calendar: Calendar): Promise<void> {
  await transaction.insert(banners).values(
    bannerTexts.map(({ slug, title, subtitle, ctaText, ctaLink }) => ({
      image: seedPaths.banner(slug),
      title,
      subtitle,
      ctaText,
      ctaLink,
    })),
  );
  await transaction
    .insert(videos)
    .values(videoTexts.toReversed().map(({ title, videoId }) => ({ title, videoId })));
  await transaction.insert(galleryItems).values(
    galleryTexts.toReversed().map(({ file, title, slug, description, day }) => ({
      title,
      slug,
      description,
      image: seedPaths.gallery(file),
      createdAt: calendar.ago(day),
    })),
  );
  await transaction.insert(blogs).values(
    [...workshopBlogs.toReversed(), ...arenaBlogs.toReversed()].map((blog) => ({
      title: blog.title,
      slug: blog.slug,
      image: seedPaths.blog(blog.slug),
      content: blog.content,
      metaTitle: blog.metaTitle,
      metaDescription: blog.metaDescription,
      createdAt: calendar.ago(blog.day),
      publishedAt: calendar.ago(blog.day),
    })),
  );
}
