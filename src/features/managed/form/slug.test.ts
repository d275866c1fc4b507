import { expect, it } from 'vitest';
import { isSlug, slugOf, toSlug } from './slug.ts';

it.each([
  ['Juara di Kontes Asia 2026!', 'juara-di-kontes-asia-2026'],
  ['  Élan — café & robot ', 'elan-cafe-robot'],
  ['???', ''],
  ['panjang '.repeat(11), Array.from({ length: 10 }, () => 'panjang').join('-')],
  ['a'.repeat(90), 'a'.repeat(80)],
])('%j suggests %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== '');
});

it('a typed address comes before that of the title', () => {
  expect(slugOf({ title: 'Juara Asia', slug: ' ' })).toBe('juara-asia');
  expect(slugOf({ title: 'Juara Asia', slug: ' asia ' })).toBe('asia');
});

it.each(['', 'Asia', 'asia-', '-asia', 'a--b', 'a b', 'a/b'])('%j is no address', (text) => {
  expect(isSlug(text)).toBe(false);
});
