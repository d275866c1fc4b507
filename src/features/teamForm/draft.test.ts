import { expect, test } from 'vitest';
import { readNewTeamDraft, readTeamDraft } from './draft.ts';

const people = [17, 23, 5, 6, 7, 8].map((id) => ({ id, name: `Peserta ${id}`, detail: '' }));
const draft = { step: 2, categoryId: 3, name: 'Garuda Baja', members: people.slice(0, 2) };

test('a stored draft is restored unchanged', () => {
  expect(readTeamDraft(draft)).toEqual(draft);
  const empty = { ...draft, step: 1, categoryId: null, members: [] };
  expect(readNewTeamDraft(empty)).toEqual(empty);
});

test('members beyond the limit of five are dropped from a new team, not from an edited one', () => {
  expect(readNewTeamDraft({ ...draft, members: people })?.members).toEqual(people.slice(0, 5));
  expect(readTeamDraft({ ...draft, members: people })?.members).toEqual(people);
});

test.each([
  null,
  'text',
  [],
  {},
  { ...draft, step: 3 },
  { ...draft, name: null },
  { ...draft, members: '17' },
  ...[
    1,
    '2',
    null,
    { id: '17', name: 'Raka' },
    { id: 3.5, name: 'Raka' },
    { id: -4, name: '' },
  ].map((member) => ({ ...draft, members: [...people.slice(0, 1), member] })),
  { ...draft, categoryId: 'x' },
  // Drafts of earlier versions, of the dashboard and of the builder.
  { step: 2, categoryId: 3, name: 'Garuda Baja', memberIds: [17, 23] },
  { step: 2, category: 3, name: 'Garuda Baja', chosen: people, everybody: true },
])('%j is not a draft', (stored) => {
  expect(readTeamDraft(stored)).toBeUndefined();
  expect(readNewTeamDraft(stored)).toBeUndefined();
});

test('a draft without a category begins at step 1', () => {
  expect(readTeamDraft({ ...draft, categoryId: null })).toEqual({
    ...draft,
    step: 1,
    categoryId: null,
  });
});
