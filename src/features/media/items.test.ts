import { expect, test } from 'vitest';
import { findGalleryItem, recentOf, relatedTo, slugOf } from './items.ts';

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
])('%s names item %i', (name, id) => {
  expect(findGalleryItem(items, name)?.id).toBe(id);
});

test.each(['', 'nowhere', '05', 'null'])('"%s" names no item', (name) => {
  expect(
    findGalleryItem(
      items.filter(({ slug }) => slug !== ''),
      name,
    ),
  ).toBeUndefined();
});

test('an item without a slug goes by its id', () => {
  expect(items.map(slugOf)).toEqual(['final', '4', '4', '2', 'awal', 'enam', 'tujuh']);
});

test('related are five others, recent the first five', () => {
  expect(relatedTo(items, { id: 4, slug: null }).map(({ id }) => id)).toEqual([5, 3, 2, 1, 6]);
  expect(relatedTo([{ id: 4, slug: null }], { id: 4, slug: null })).toEqual([]);
  expect(recentOf(items).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
});
