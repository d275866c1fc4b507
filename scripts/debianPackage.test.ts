import { expect, it } from 'vitest';
import { mayInstall } from './debianPackage.ts';

it.each([
  ['a person', {}, 1000, false],
  ['a person who switched CI off', { CI: 'false' }, 1000, false],
  ['a CI machine', { CI: 'true' }, 1000, true],
  ['root', {}, 0, true],
])('whether programs may be installed for %s', (_, environment, userId, expected) => {
  expect(mayInstall(environment, userId)).toBe(expected);
});
