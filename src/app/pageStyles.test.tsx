import { expect, test } from 'vitest';
import { createStyleCache, pageStyleElement } from './pageStyles.ts';

test('the styles of a rendered page are known, and stay in the element of the page', () => {
  document.head.innerHTML = pageStyleElement(['abc', 'def'], '.css-abc::after{content:"</style>"}');
  const elements = [...document.head.children];
  expect(elements).toHaveLength(1);
  expect(createStyleCache(document).inserted).toMatchObject({ abc: true, def: true });
  expect([...document.head.children]).toEqual(elements);
  document.head.innerHTML = '';
  expect(createStyleCache(document).inserted).toEqual({});
});
