import { expect, test } from 'vitest';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { entriesWith, indexOf } from './participantList.ts';

const participant = (id: number, name: string, email: string): ClubParticipant => ({
  id,
  name,
  email,
  profile_picture: null,
});

const list = [
  participant(1, 'citra Dewi', 'z@contoh.id'),
  participant(2, 'Bagas Wirawan', 'bagas@SUREL.example'),
  participant(3, 'Ágnes', 'agnes@surel.example'),
  participant(4, 'Bagas Wirawan', 'b2@contoh.id'),
];
const byName = indexOf(list, { by: 'name', direction: 'asc' });
const idsOf = (entries: { participant: ClubParticipant }[]) =>
  entries.map((entry) => entry.participant.id);

test('the order is that of the alphabet, without regard to case; equals keep theirs', () => {
  expect(idsOf(byName)).toEqual([3, 2, 4, 1]);
  expect(idsOf(indexOf(list, { by: 'name', direction: 'desc' }))).toEqual([1, 2, 4, 3]);
  expect(idsOf(indexOf(list, { by: 'email', direction: 'desc' }))).toEqual([1, 2, 4, 3]);
});

test.each([
  ['', [3, 2, 4, 1]],
  ['   ', [3, 2, 4, 1]],
  ['BAGAS', [2, 4]],
  ['surel', [3, 2]],
  [' dewi ', [1]],
  ['as W', [2, 4]],
  ['ÁG', [3]],
  ['dewi z@', []],
  ['.*', []],
])('%j is looked for in name and address', (text, ids) => {
  expect(idsOf(entriesWith(byName, text))).toEqual(ids);
});

test('an entry without words is found by none and does not get in the way', () => {
  const nameless = {
    id: 9,
    name: null,
    email: null,
    profile_picture: null,
  } as unknown as ClubParticipant;
  const index = indexOf([...list, nameless], { by: 'name', direction: 'asc' });
  expect(idsOf(index)).toEqual([9, 3, 2, 4, 1]);
  expect(idsOf(entriesWith(index, 'null'))).toEqual([]);
});
