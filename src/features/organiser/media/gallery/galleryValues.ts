import type { GalleryItemInput, ManagedGalleryItem } from '../../../../../openapi/schema.d.ts';
import { slugOf } from '../slug.ts';

/** Without a slug, the title suggests one. */
export const emptyValues: GalleryItemInput = { title: '', slug: '', description: '' };

/** Returns the values of the form for a gallery item. */
export const toValues = ({ title, slug, description }: ManagedGalleryItem): GalleryItemInput => ({
  title,
  slug: slug ?? '',
  description: description ?? '',
});

/** Returns the body of the request that saves the values. */
export const toInput = (values: GalleryItemInput): GalleryItemInput => ({
  title: values.title.trim(),
  slug: slugOf(values),
  description: values.description.trim(),
});

/** Parses stored values; returns undefined if they are not of this form. */
export function readValues(stored: unknown): GalleryItemInput | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: GalleryItemInput = { ...emptyValues, ...stored };
  return Object.values(values).every((text) => typeof text === 'string') ? values : undefined;
}
