import { expect, test } from 'vitest';
import { isEverythingRegistered, isCategoryRegistered, teamsOfCategory } from './registration.ts';

test('filters the teams by category', () => {
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
  ['no response yet', undefined, false, false],
  ['response without categories', { success: true, all_registered: false }, false, false],
  [
    'another category registered',
    { success: true, all_registered: false, registered_categories: [5] },
    false,
    false,
  ],
  [
    'this category registered',
    { success: true, all_registered: false, registered_categories: [4, 5] },
    false,
    true,
  ],
  [
    'everything registered, response without categories',
    { success: true, all_registered: true },
    true,
    true,
  ],
])('%s', (_, check, isEverything, isCategory) => {
  expect(isEverythingRegistered(check)).toBe(isEverything);
  expect(isCategoryRegistered(check, 4)).toBe(isCategory);
});
