import { expect, it } from 'vitest';
import { findBrokenText } from './brokenText.ts';

it.each([
  ['a NUL character', { name: 'Rina', bio: 'a\0b' }, 'bio'],
  ['half a surrogate pair', { name: 'Rina \ud83d' }, 'name'],
  ['one deep inside', { team: { members: [{ name: 'Rina' }, { name: '\udc00' }] } }, 'team'],
  [
    'nothing, in whole characters of any kind',
    { name: 'Rina 🤖', bio: 'baris\nbaru', age: 12, file: null },
    undefined,
  ],
])('finds %s', (_what, fields, field) => {
  expect(findBrokenText(fields)).toBe(field);
});

it('reaches deeper than the stack does', () => {
  let nested: unknown = '\0';
  for (let depth = 0; depth < 50_000; depth += 1) nested = [nested];
  expect(findBrokenText({ nested })).toBe('nested');
});
