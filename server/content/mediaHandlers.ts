import type { Handler } from '../contract/mountOperations.ts';
import { findBanners, findBlogs, findGalleryItems, findVideos } from './mediaQueries.ts';

export const listBanners: Handler<'listBanners'> = async (_request, { db }) => ({
  success: true,
  data: (await findBanners(db)).map(({ id, image, title, subtitle, ctaText, ctaLink }) => ({
    id,
    image,
    title,
    subtitle,
    cta_text: ctaText,
    cta_link: ctaLink,
  })),
});

export const listVideos: Handler<'listVideos'> = async (_request, { db }) => ({
  success: true,
  data: (await findVideos(db)).map(({ id, title, videoId }) => ({ id, title, video_id: videoId })),
});

export const listGalleryItems: Handler<'listGalleryItems'> = async (_request, { db }) => ({
  success: true,
  data: (await findGalleryItems(db)).map(({ id, title, image, slug, description, createdAt }) => ({
    id,
    title,
    image,
    slug,
    description,
    created_at: createdAt.toISOString(),
  })),
});

export const listBlogs: Handler<'listBlogs'> = async (_request, { db, now }) => ({
  success: true,
  data: (await findBlogs(db, now())).map(
    ({ id, title, slug, image, content, metaTitle, metaDescription, publishedAt }) => ({
      id,
      title,
      slug,
      image,
      content,
      meta_title: metaTitle,
      meta_description: metaDescription,
      created_at: publishedAt.toISOString(),
    }),
  ),
});
