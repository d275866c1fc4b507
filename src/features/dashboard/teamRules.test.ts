import { expect, test } from 'vitest';
import { codePreview, isClubCode, readTeamDraft } from './teamRules.ts';

const draft = { step: 2, categoryId: 3, name: 'Garuda Baja', memberIds: [17, 23] };

test('a stored draft is restored unchanged', () => {
  expect(readTeamDraft(draft)).toEqual(draft);
  expect(readTeamDraft({ ...draft, categoryId: null, memberIds: [] })).toEqual({
    ...draft,
    categoryId: null,
    memberIds: [],
  });
});

test('invalid member ids and those beyond the limit of five are dropped', () => {
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
])('%j is not a draft', (stored) => {
  expect(readTeamDraft(stored)).toBeUndefined();
});

test('a club code is four capital letters', () => {
  expect(['JNYS', 'jnys', 'JNY', 'JNYSA', 'J1YS', '', undefined, null].filter(isClubCode)).toEqual([
    'JNYS',
  ]);
});

test('the preview has a placeholder if the code is unknown', () => {
  expect([codePreview('JNYS'), codePreview(undefined), codePreview('')]).toEqual([
    'X-JNYS-xxxxx',
    'X-XXXX-xxxxx',
    'X-XXXX-xxxxx',
  ]);
});
