import type { Blog, GalleryItem } from '../../../openapi/schema.d.ts';

const relatedCount = 5;
const recentCount = 5;

type Named = Pick<GalleryItem, 'id' | 'slug'>;

/** A gallery item's name in addresses: its slug, or its id where it has none. */
export const slugOf = ({ id, slug }: Named): string => slug || String(id);

/**
 * The gallery item that an address names by slug or id; a slug that looks like another item's id
 * wins.
 */
export const findGalleryItem = <Item extends Named>(
  items: Item[],
  name: string,
): Item | undefined =>
  items.find(({ slug }) => slug === name) ?? items.find(({ id }) => String(id) === name);

/** Up to five other items of the gallery, in its order. */
export const relatedTo = <Item extends Named>(items: Item[], item: Item): Item[] =>
  items.filter(({ id }) => id !== item.id).slice(0, relatedCount);

/** The first five blogs. */
export const recentOf = <Entry extends Pick<Blog, 'id'>>(blogs: Entry[]): Entry[] =>
  blogs.slice(0, recentCount);
