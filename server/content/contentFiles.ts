import type { PictureSize } from '../files/pictureProcessor.ts';

/** Where an uploaded file of something with an id is stored; pictures have a size. */
type ContentFile = { prefix: (id: number) => string; size: PictureSize };

export const categoryLogo: ContentFile = {
  prefix: (id) => `categories/${id}-logo-`,
  size: { width: 400, height: 400 },
};
export const categoryRule: Pick<ContentFile, 'prefix'> = {
  prefix: (id) => `categories/${id}-rule-`,
};
export const tournamentPicture: ContentFile = {
  prefix: (id) => `tournaments/${id}-`,
  size: { width: 1600, height: 900 },
};
export const bannerPicture: ContentFile = {
  prefix: (id) => `banners/${id}-`,
  size: { width: 1600, height: 900 },
};
export const galleryPicture: ContentFile = {
  prefix: (id) => `galleries/${id}-`,
  size: { width: 1500, height: 1000 },
};
export const blogPicture: ContentFile = {
  prefix: (id) => `blogs/${id}-`,
  size: { width: 1600, height: 840 },
};
