import { expect, test } from 'vitest';
import { codePreview, isClubCode } from './teamRules.ts';

test('a club code is four capital letters', () => {
  expect(['JNYS', 'jnys', 'JNY', 'JNYSA', 'J1YS', '', undefined, null].filter(isClubCode)).toEqual([
    'JNYS',
  ]);
});

test('the preview has a placeholder if the code is unknown', () => {
  expect([codePreview('JNYS'), codePreview(undefined), codePreview('')]).toEqual([
    'X-JNYS-xxxxx',
    'X-XXXX-xxxxx',
    'X-XXXX-xxxxx',
  ]);
});
