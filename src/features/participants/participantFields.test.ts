import { expect, test } from 'vitest';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { createTextSearch } from '../../lib/text/createTextSearch.ts';
import { buildSearchIndex } from './participantFields.ts';

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
const byName = buildSearchIndex(list, { by: 'name', direction: 'asc' });
const idsOf = (entries: readonly { participant: ClubParticipant }[]) =>
  entries.map((entry) => entry.participant.id);

test('entries are sorted alphabetically, ignoring case; equal ones by id', () => {
  expect(idsOf(byName)).toEqual([3, 2, 4, 1]);
  expect(idsOf(buildSearchIndex(list, { by: 'name', direction: 'desc' }))).toEqual([1, 2, 4, 3]);
  expect(idsOf(buildSearchIndex(list, { by: 'email', direction: 'desc' }))).toEqual([1, 2, 4, 3]);
});

test.each([
  ['', [3, 2, 4, 1]],
  ['   ', [3, 2, 4, 1]],
  ['BAGAS', [2, 4]],
  ['surel', [3, 2]],
  [' dewi ', [1]],
  ['as W', [2, 4]],
  // Accents are no difference.
  ['ÁG', [3, 2, 4]],
  ['dewi z@', []],
  ['.*', []],
])('searching for %j looks at name and e-mail address', (text, ids) => {
  expect(idsOf(createTextSearch(byName)(text))).toEqual(ids);
});

test('an entry without name and e-mail address matches no query and breaks nothing', () => {
  const nameless = {
    id: 9,
    name: null,
    email: null,
    profile_picture: null,
  } as unknown as ClubParticipant;
  const index = buildSearchIndex([...list, nameless], { by: 'name', direction: 'asc' });
  expect(idsOf(index)).toEqual([9, 3, 2, 4, 1]);
  expect(idsOf(createTextSearch(index)('null'))).toEqual([]);
});
