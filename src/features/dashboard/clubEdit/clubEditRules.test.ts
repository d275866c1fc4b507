import { expect, test } from 'vitest';
import {
  firstBlankField,
  draftFromClub,
  hasChanges,
  isPinOrEmpty,
  readClubEditDraft,
} from './clubEditRules.ts';

const club = { name: 'Klub Robotik', email: 'klub@surel.example', bio: null };
const values = { ...draftFromClub(club), pin: '', pinconfirmation: '' };

test('a stored draft is restored unchanged; anything else is undefined', () => {
  const draft = { name: 'Klub', email: '', city: 'Kota Malang', bio: 'Sejak 2019.' };
  expect(readClubEditDraft(draft)).toEqual(draft);
  expect(readClubEditDraft({ ...draft, pin: '123456' })).toEqual(draft);
  // One that is older than the city.
  const { city: _city, ...older } = draft;
  expect(readClubEditDraft(older)).toEqual({ ...older, city: '' });
  for (const stored of [null, 'text', [], {}, { ...draft, bio: null }, { ...draft, city: 4 }])
    expect(readClubEditDraft(stored)).toBeUndefined();
});

test('the values count as changed once something is typed', () => {
  expect(hasChanges(values, club)).toBe(false);
  for (const typed of [
    { name: 'Klub' },
    { email: '' },
    { city: 'Kota Malang' },
    { bio: 'Halo' },
    { pin: '1' },
    { pinconfirmation: '1' },
  ]) {
    expect(hasChanges({ ...values, ...typed }, club)).toBe(true);
  }
});

test('name and e-mail address must not be blank', () => {
  expect(firstBlankField(values)).toBeUndefined();
  expect(firstBlankField({ ...values, name: '  ', email: '' })).toBe('name');
  expect(firstBlankField({ ...values, email: ' ' })).toBe('email');
});

test('a PIN is six digits or none', () => {
  expect(['', '123456', '12345', '1234567', '12345a'].map(isPinOrEmpty)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
