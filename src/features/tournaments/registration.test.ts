import { expect, test } from 'vitest';
import { saysAllRegistered, saysRegistered, teamsOfCategory } from './registration.ts';

test('only teams of the category are offered', () => {
  const teams = [
    { id: 1, category_id: 4 },
    { id: 2, category_id: 5 },
    { id: 3, category_id: 4 },
  ];
  expect(teamsOfCategory(teams, 4)).toEqual([
    { id: 1, category_id: 4 },
    { id: 3, category_id: 4 },
  ]);
  expect(teamsOfCategory(teams, 9)).toEqual([]);
});

test.each([
  ['no check', undefined, false, false],
  ['a backend that names no categories', { success: true, all_registered: false }, false, false],
  [
    'another category',
    { success: true, all_registered: false, registered_categories: [5] },
    false,
    false,
  ],
  [
    'this category',
    { success: true, all_registered: false, registered_categories: [4, 5] },
    false,
    true,
  ],
  ['all, unnamed', { success: true, all_registered: true }, true, true],
])('%s', (_, check, all, one) => {
  expect(saysAllRegistered(check)).toBe(all);
  expect(saysRegistered(check, 4)).toBe(one);
});
