import { organiserPaths } from '../../../paths.ts';

/** The kinds of media, each with a list of its own. */
export const mediaSections = [
  { to: organiserPaths.banners.href(), label: 'Banner' },
  { to: organiserPaths.videos.href(), label: 'Video' },
  { to: organiserPaths.gallery.href(), label: 'Galeri' },
  { to: organiserPaths.blogs.href(), label: 'Artikel' },
];
