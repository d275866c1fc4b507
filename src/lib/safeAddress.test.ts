import { expect, test } from 'vitest';
import { safeAddress } from './safeAddress.ts';

const base = 'https://robolaga.example/';

test.each([
  ['https://forms.example/daftar?x=1', 'https://forms.example/daftar?x=1'],
  ['http://forms.example', 'http://forms.example/'],
  [' https://forms.example/a ', 'https://forms.example/a'],
  ['/tournaments/5', 'https://robolaga.example/tournaments/5'],
  ['tournaments#next', 'https://robolaga.example/tournaments#next'],
  ['//forms.example/a', 'https://forms.example/a'],
])('%s may be followed', (address, followed) => {
  expect(safeAddress(address, base)).toBe(followed);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hi',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'blob:https://robolaga.example/1',
  'https://',
  'http://[',
  '',
  '   ',
  null,
  undefined,
])('%s may not', (address) => {
  expect(safeAddress(address, base)).toBeUndefined();
});

test('what is no text may not', () => {
  expect(safeAddress(9 as never, base)).toBeUndefined();
});
