import { expect, test } from 'vitest';
import { loadChosenTeam, saveChosenTeam } from './chosenTeamStorage.ts';

const choiceKey = { participantId: 1, tournamentId: 7, categoryId: 3 };

function createStore(text?: string) {
  const entries = new Map(text === undefined ? [] : [['robolaga-chosen-teams', text]]);
  return () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
}

test('stores one team per category of a tournament', () => {
  const getStorage = createStore();
  saveChosenTeam(choiceKey, '42', getStorage);
  saveChosenTeam({ ...choiceKey, categoryId: 4 }, '63', getStorage);
  expect(loadChosenTeam(choiceKey, getStorage)).toBe('42');
  expect(loadChosenTeam({ ...choiceKey, categoryId: 4 }, getStorage)).toBe('63');
  saveChosenTeam(choiceKey, '', getStorage);
  expect(loadChosenTeam(choiceKey, getStorage)).toBe('');
  expect(loadChosenTeam({ ...choiceKey, categoryId: 4 }, getStorage)).toBe('63');
});

test('ignores the choice of another participant or tournament', () => {
  const getStorage = createStore();
  saveChosenTeam(choiceKey, '42', getStorage);
  const otherParticipant = { ...choiceKey, participantId: 2 };
  expect(loadChosenTeam(otherParticipant, getStorage)).toBe('');
  expect(loadChosenTeam({ ...choiceKey, tournamentId: 8 }, getStorage)).toBe('');
  saveChosenTeam({ ...otherParticipant, categoryId: 4 }, '63', getStorage);
  expect(loadChosenTeam(otherParticipant, getStorage)).toBe('');
  expect(loadChosenTeam(choiceKey, getStorage)).toBe('');
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"participant":1,"tournament":7}',
  '{"participant":1,"tournament":7,"teams":{"3":42}}',
])('ignores the malformed value %j', (text) => {
  expect(loadChosenTeam(choiceKey, createStore(text))).toBe('');
});

test('works if the storage is blocked', () => {
  const getBlockedStorage = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  saveChosenTeam(choiceKey, '42', getBlockedStorage);
  expect(loadChosenTeam(choiceKey, getBlockedStorage)).toBe('');
});
