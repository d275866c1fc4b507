import { expect, test } from 'vitest';
import { isSuccessful, readEntries, readItem, readList, requireText } from './responses.ts';

const readTeam = (team: { name: string }) => requireText(team, 'name');

test.each([undefined, null, {}, 'abc', 5])('%j is treated as an empty list', (list) => {
  expect(readEntries(list as never, readTeam)).toEqual([]);
});

test('only objects with a non-blank name stay, unchanged', () => {
  const list = [
    null,
    5,
    'x',
    {},
    [],
    { name: null },
    { name: '  ' },
    { name: 7 },
    { name: 'Garuda', id: 1 },
  ] as { name: string }[];
  expect(readEntries(list, readTeam)).toEqual([{ name: 'Garuda', id: 1 }]);
  expect(readList({ message: 'x', teams: list }, 'teams', readTeam)).toEqual({
    message: 'x',
    teams: [{ name: 'Garuda', id: 1 }],
  });
});

test.each([undefined, null, 'x', {}, { teams: null }, { teams: {} }])('%j has no list', (body) => {
  expect(
    readList(body as unknown as { teams: { name: string }[] }, 'teams', readTeam),
  ).toBeUndefined();
});

test.each([undefined, null, 'x', {}, { team: null }, { team: 'x' }])('%j has no team', (body) => {
  expect(readItem(body as unknown as { team: object }, 'team', (team) => team)).toBeUndefined();
});

test.each([
  [{ success: true }, true, true],
  [{ success: false }, false, false],
  [{}, true, false],
  ['OK', true, false],
  [undefined, true, false],
])('success of %j: %j if it may be missing, %j if it is required', (body, optional, required) => {
  expect(isSuccessful(body, false)).toBe(optional);
  expect(isSuccessful(body, true)).toBe(required);
});
