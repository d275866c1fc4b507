import { expect, it } from 'vitest';
import { emptyValues, isSlug, readValues, slugOf, toSlug } from './articleValues.ts';

it('an address is made of the words of a title', () => {
  expect(toSlug('  Lima kiat: menyiapkan ROBOT, 2026! ')).toBe('lima-kiat-menyiapkan-robot-2026');
  expect(toSlug('Café "Élan" — ½ hari')).toBe('cafe-elan-1-2-hari');
  expect(toSlug('🤖 ???')).toBe('');
  const long = toSlug('kata '.repeat(60));
  expect(long.length).toBeLessThanOrEqual(100);
  expect(isSlug(long)).toBe(true);
});

it('what is typed as an address comes first', () => {
  expect(slugOf({ title: 'Satu', slug: ' dua ' })).toBe('dua');
  expect(slugOf({ title: 'Satu', slug: ' ' })).toBe('satu');
  for (const slug of ['', 'a', 'a-1']) expect(isSlug(slug)).toBe(true);
  for (const slug of ['A', 'a b', '-a', 'a--b', 'é']) expect(isSlug(slug)).toBe(false);
});

it('a stored draft is of this form or is dropped', () => {
  expect(readValues({ title: 'A' })).toEqual({ ...emptyValues, title: 'A' });
  for (const stored of [null, 'a', { title: 1 }]) expect(readValues(stored)).toBeUndefined();
});
