import { bannerContent, bannerHandlers } from './kinds/banners.ts';
import { blogContent, blogHandlers } from './kinds/blogs.ts';
import { categoryContent, categoryHandlers } from './kinds/categories.ts';
import { galleryContent, galleryHandlers } from './kinds/gallery.ts';
import { videoContent, videoHandlers } from './kinds/videos.ts';

/** What organisers manage, apart from tournaments. */
export const contentKinds = [
  categoryContent,
  bannerContent,
  videoContent,
  galleryContent,
  blogContent,
];

export const contentHandlers = {
  ...categoryHandlers,
  ...bannerHandlers,
  ...videoHandlers,
  ...galleryHandlers,
  ...blogHandlers,
};
