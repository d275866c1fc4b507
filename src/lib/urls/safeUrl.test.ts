import { expect, test } from 'vitest';
import { safeUrl } from './safeUrl.ts';

const base = 'https://robolaga.example/';

test.each([
  ['https://forms.example/daftar?x=1', 'https://forms.example/daftar?x=1'],
  ['http://forms.example', 'http://forms.example/'],
  [' https://forms.example/a ', 'https://forms.example/a'],
  ['/tournaments/5', 'https://robolaga.example/tournaments/5'],
  ['tournaments#next', 'https://robolaga.example/tournaments#next'],
  ['//forms.example/a', 'https://forms.example/a'],
])('%s is allowed', (url, absolute) => {
  expect(safeUrl(url, base)).toBe(absolute);
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
])('%s is rejected', (url) => {
  expect(safeUrl(url, base)).toBeUndefined();
});

test('a value that is not a string is rejected', () => {
  expect(safeUrl(9 as never, base)).toBeUndefined();
});
