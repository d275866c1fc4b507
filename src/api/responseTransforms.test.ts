import { expect, test } from 'vitest';
import { requireText, objectsOnly } from './responseTransforms.ts';

test.each([undefined, null, {}, 'abc', 5])('%j is treated as an empty list', (list) => {
  expect(objectsOnly(list as never)).toEqual([]);
});

test('only objects with a non-blank name stay, unchanged', () => {
  const list = [
    null,
    5,
    'x',
    {},
    { name: null },
    { name: '  ' },
    { name: 7 },
    { name: 'Garuda', id: 1 },
  ] as { name: string }[];
  expect(objectsOnly(list)).toEqual(list.slice(3));
  expect(requireText(list, 'name')).toEqual([{ name: 'Garuda', id: 1 }]);
});
