import { expect, test } from 'vitest';
import { chosenTeam, keepChosenTeam } from './chosenTeams.ts';

const here = { participantId: 1, tournamentId: 7, categoryId: 3 };

function createStore(text?: string) {
  const kept = new Map(text === undefined ? [] : [['robolaga-chosen-teams', text]]);
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

test('each category of a tournament keeps its team', () => {
  const open = createStore();
  keepChosenTeam(here, '42', open);
  keepChosenTeam({ ...here, categoryId: 4 }, '63', open);
  expect(chosenTeam(here, open)).toBe('42');
  expect(chosenTeam({ ...here, categoryId: 4 }, open)).toBe('63');
  keepChosenTeam(here, '', open);
  expect(chosenTeam(here, open)).toBe('');
  expect(chosenTeam({ ...here, categoryId: 4 }, open)).toBe('63');
});

test("it is nobody else's, and of no other tournament", () => {
  const open = createStore();
  keepChosenTeam(here, '42', open);
  const other = { ...here, participantId: 2 };
  expect(chosenTeam(other, open)).toBe('');
  expect(chosenTeam({ ...here, tournamentId: 8 }, open)).toBe('');
  keepChosenTeam({ ...other, categoryId: 4 }, '63', open);
  expect(chosenTeam(other, open)).toBe('');
  expect(chosenTeam(here, open)).toBe('');
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"participant":1,"tournament":7}',
  '{"participant":1,"tournament":7,"teams":{"3":42}}',
])('%j has none', (text) => {
  expect(chosenTeam(here, createStore(text))).toBe('');
});

test('a store that refuses keeps nothing and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  keepChosenTeam(here, '42', refuse);
  expect(chosenTeam(here, refuse)).toBe('');
});
