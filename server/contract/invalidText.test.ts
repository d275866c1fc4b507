import { expect, it } from 'vitest';
import { findDirectionControl, findInvalidText } from './invalidText.ts';

it.each([
  ['a NUL character', { name: 'Rina', bio: 'a\0b' }, 'bio'],
  ['half a surrogate pair', { name: 'Rina \ud83d' }, 'name'],
  [
    'an invalid text deep inside',
    { team: { members: [{ name: 'Rina' }, { name: '\udc00' }] } },
    'team',
  ],
  [
    'nothing in valid text of any kind',
    { name: 'Rina 🤖', bio: 'baris\nbaru', age: 12, file: null },
    undefined,
  ],
])('finds %s', (_what, fields, field) => {
  expect(findInvalidText(fields)).toBe(field);
});

it('handles values nested deeper than the call stack allows', () => {
  let nested: unknown = '\0';
  for (let depth = 0; depth < 50_000; depth += 1) nested = [nested];
  expect(findInvalidText({ nested })).toBe('nested');
});

it.each([...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'])(
  'finds a character that changes the direction of text: %j',
  (character) => {
    expect(findDirectionControl({ name: 'Rina', bio: `a${character}b` })).toBe('bio');
    expect(findDirectionControl({ password: `rahasia${character}24` })).toBeUndefined();
  },
);

it('leaves scripts that are written from right to left alone', () => {
  expect(findDirectionControl({ name: 'نور \u200f', bio: 'שלום 👩\u200d💻' })).toBeUndefined();
});
