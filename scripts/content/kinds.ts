import { bannerKind } from './kinds/banners.ts';
import { blogKind } from './kinds/blogs.ts';
import { categoryKind } from './kinds/categories.ts';
import { galleryKind } from './kinds/gallery.ts';
import type { Kind } from './plan.ts';
import { tournamentKind } from './kinds/tournaments.ts';
import { videoKind } from './kinds/videos.ts';

/** All kinds of content; one is after those that it names. */
export const kinds: readonly Kind[] = [
  categoryKind,
  tournamentKind,
  bannerKind,
  videoKind,
  galleryKind,
  blogKind,
];

export const shapes = kinds.flatMap((kind) => kind.shapes);
