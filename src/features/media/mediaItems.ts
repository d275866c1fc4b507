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

/** Returns the articles published before and after one of a list, which begins with the newest. */
export function neighbours<Entry>(
  blogs: readonly Entry[],
  blog: Entry,
): { previous: Entry | undefined; next: Entry | undefined } {
  const index = blogs.indexOf(blog);
  return { previous: blogs[index + 1], next: blogs[index - 1] };
}

const wordsPerMinute = 200;

/** Returns how many minutes it takes to read an article's HTML; undefined if there is none. */
export function readingMinutes(html: string | null | undefined): number | undefined {
  if (!html) return undefined;
  const words = html.replaceAll(/<[^<>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
