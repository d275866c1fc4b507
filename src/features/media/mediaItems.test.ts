import { expect, test } from 'vitest';
import {
  findGalleryItem,
  itemSlug,
  neighbours,
  readingMinutes,
  recentBlogs,
  relatedItems,
} from './mediaItems.ts';

const items = [
  { id: 5, slug: 'final' },
  { id: 4, slug: null },
  { id: 3, slug: '4' },
  { id: 2, slug: '' },
  { id: 1, slug: 'awal' },
  { id: 6, slug: 'enam' },
  { id: 7, slug: 'tujuh' },
];

test.each([
  ['final', 5],
  ['5', 5],
  ['2', 2],
  ['4', 3],
  ['1', 1],
])('%s finds item %i', (name, id) => {
  expect(findGalleryItem(items, name)?.id).toBe(id);
});

test.each(['', 'nowhere', '05', 'null'])('"%s" finds no item', (name) => {
  expect(
    findGalleryItem(
      items.filter(({ slug }) => slug !== ''),
      name,
    ),
  ).toBeUndefined();
});

test('an item without a slug is identified by its id', () => {
  expect(items.map(itemSlug)).toEqual(['final', '4', '4', '2', 'awal', 'enam', 'tujuh']);
});

test('related items are five others, recent blogs the first five', () => {
  expect(relatedItems(items, { id: 4, slug: null }).map(({ id }) => id)).toEqual([5, 3, 2, 1, 6]);
  expect(relatedItems([{ id: 4, slug: null }], { id: 4, slug: null })).toEqual([]);
  expect(recentBlogs(items).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
});

test.each([
  ['newest', 'older', undefined],
  ['older', 'oldest', 'newest'],
  ['oldest', undefined, 'older'],
])('%s comes after %s and before %s', (blog, previous, next) => {
  expect(neighbours(['newest', 'older', 'oldest'], blog)).toEqual({ previous, next });
});

test.each([
  ['', undefined],
  [undefined, undefined],
  ['<p>satu dua</p>', 1],
  [`<p class="kata kata">${'kata '.repeat(600)}</p>`, 3],
  [`<p>${'kata '.repeat(299)}</p>`, 1],
  ['satu<br>dua '.repeat(200), 2],
  ['<'.repeat(100_000), 1],
])('an article is read in some minutes, %#', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
