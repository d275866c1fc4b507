import type { Blog, GalleryItem } from '../../../openapi/schema.d.ts';

const relatedCount = 5;
const recentCount = 5;

type ItemKey = Pick<GalleryItem, 'id' | 'slug'>;

/** Returns a gallery item's part of the URL: its slug, or its id if it has none. */
export const itemSlug = ({ id, slug }: ItemKey): string => slug || String(id);

/** Finds a gallery item by the slug or id in the URL; a slug takes precedence over an equal id. */
export const findGalleryItem = <Item extends ItemKey>(
  items: Item[],
  name: string,
): Item | undefined =>
  items.find(({ slug }) => slug === name) ?? items.find(({ id }) => String(id) === name);

/** Returns up to five other items of the gallery. */
export const relatedItems = <Item extends ItemKey>(items: Item[], item: Item): Item[] =>
  items.filter(({ id }) => id !== item.id).slice(0, relatedCount);

/** Returns the first five blogs. */
export const recentBlogs = <Entry extends Pick<Blog, 'id'>>(blogs: Entry[]): Entry[] =>
  blogs.slice(0, recentCount);
