import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('a password matches only its own hash', async () => {
  const hash = await passwords.hash('garis-lintas-24');
  expect(hash).toMatch(/^pbkdf2\$600000\$/);
  expect(await passwords.verify('garis-lintas-24', hash)).toBe(true);
  expect(await passwords.verify('garis-lintas-25', hash)).toBe(false);
  expect(await passwords.hash('garis-lintas-24')).not.toBe(hash);
});

test('Unicode composition does not matter', async () => {
  expect(await passwords.verify('cafe\u0301', await passwords.hash('caf\u00e9'))).toBe(true);
});

test.each([
  '',
  'garis',
  'scrypt$16$8$1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5',
])('no password matches the hash %o', async (hash) => {
  expect(await passwords.verify('garis', hash)).toBe(false);
});
