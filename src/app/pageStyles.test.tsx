import { expect, test } from 'vitest';
import { createStyleCache, hasBaseStyles, pageStyleElements } from './pageStyles.ts';

test('the styles of a rendered page are known, and stay in the elements of the page', () => {
  expect(hasBaseStyles(document)).toBe(false);
  document.head.innerHTML = pageStyleElements({
    base: 'html{margin:0}',
    names: ['abc', 'def'],
    rules: '.css-abc::after{content:"</style>"}',
  });
  const elements = [...document.head.children];
  expect(elements).toHaveLength(2);
  expect(hasBaseStyles(document)).toBe(true);
  expect(createStyleCache(document).inserted).toMatchObject({ abc: true, def: true });
  expect([...document.head.children]).toEqual(elements);
  document.head.innerHTML = '';
  expect(createStyleCache(document).inserted).toEqual({});
});
