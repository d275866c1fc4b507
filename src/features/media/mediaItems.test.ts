import { expect, test } from 'vitest';
import { findGalleryItem, recentBlogs, relatedItems, itemSlug } from './mediaItems.ts';

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
