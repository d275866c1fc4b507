import { expect, test } from 'vitest';
import { codePreview, isClubCode, readTeamDraft } from './teamRules.ts';

const draft = { step: 2, categoryId: 3, name: 'Garuda Baja', memberIds: [17, 23] };

test('a kept draft is read as it was', () => {
  expect(readTeamDraft(draft)).toEqual(draft);
  expect(readTeamDraft({ ...draft, categoryId: null, memberIds: [] })).toEqual({
    ...draft,
    categoryId: null,
    memberIds: [],
  });
});

test('of its members only ids stay, five at most', () => {
  expect(
    readTeamDraft({ ...draft, memberIds: [1, '2', null, 3.5, -4, 5, 6, 7, 8, 9] })?.memberIds,
  ).toEqual([1, 5, 6, 7, 8]);
});

test.each([
  null,
  'text',
  [],
  {},
  { ...draft, step: 3 },
  { ...draft, name: null },
  { ...draft, memberIds: '17' },
  { ...draft, categoryId: 'x' },
])('%j is no draft', (kept) => {
  expect(readTeamDraft(kept)).toBeUndefined();
});

test('a club code is four capital letters', () => {
  expect(['JNYS', 'jnys', 'JNY', 'JNYSA', 'J1YS', '', undefined, null].filter(isClubCode)).toEqual([
    'JNYS',
  ]);
});

test('the preview has a placeholder where the code is unknown', () => {
  expect([codePreview('JNYS'), codePreview(undefined), codePreview('')]).toEqual([
    'X-JNYS-xxxxx',
    'X-XXXX-xxxxx',
    'X-XXXX-xxxxx',
  ]);
});
