import { expect, it } from 'vitest';
import { findInvalidText } from './invalidText.ts';

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
