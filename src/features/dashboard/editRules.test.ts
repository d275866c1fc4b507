import { expect, test } from 'vitest';
import { blankField, draftOf, isChanged, isPinOrNone, readEditDraft } from './editRules.ts';

const club = { name: 'Klub Robotik', email: 'klub@surel.example', bio: null };
const values = { ...draftOf(club), pin: '', pinconfirmation: '' };

test('a kept draft is read as it was, anything else is none', () => {
  const draft = { name: 'Klub', email: '', bio: 'Sejak 2019.' };
  expect(readEditDraft(draft)).toEqual(draft);
  expect(readEditDraft({ ...draft, pin: '123456' })).toEqual(draft);
  for (const kept of [null, 'text', [], {}, { ...draft, bio: null }])
    expect(readEditDraft(kept)).toBeUndefined();
});

test('nothing is changed until something is typed', () => {
  expect(isChanged(values, club)).toBe(false);
  for (const typed of [
    { name: 'Klub' },
    { email: '' },
    { bio: 'Halo' },
    { pin: '1' },
    { pinconfirmation: '1' },
  ]) {
    expect(isChanged({ ...values, ...typed }, club)).toBe(true);
  }
});

test('name and e-mail address must not be blank', () => {
  expect(blankField(values)).toBeUndefined();
  expect(blankField({ ...values, name: '  ', email: '' })).toBe('name');
  expect(blankField({ ...values, email: ' ' })).toBe('email');
});

test('a PIN is six digits or none', () => {
  expect(['', '123456', '12345', '1234567', '12345a'].map(isPinOrNone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
