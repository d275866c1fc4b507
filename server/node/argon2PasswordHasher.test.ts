import { describe, expect, it } from 'vitest';
import type { HttpError } from '../lib/httpError.ts';
import { cheapCost, createPasswordHasher, defaultCost } from './argon2PasswordHasher.ts';

const passwords = createPasswordHasher({ cost: cheapCost });

describe('createPasswordHasher', () => {
  it('accepts the password and no other', async () => {
    const hash = await passwords.hash('rahasia-robot');
    expect(await passwords.verify('rahasia-robot', hash)).toBe(true);
    expect(await passwords.verify('rahasia-robot ', hash)).toBe(false);
    expect(await passwords.verify('Rahasia-robot', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  it('stores parameters, salt and hash in one text, with a new salt each time', async () => {
    const [first, second] = await Promise.all([passwords.hash('sama'), passwords.hash('sama')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(first).not.toContain('sama');
  });

  it('has the strength that OWASP recommends, and verifies hashes of any strength', async () => {
    expect(defaultCost).toEqual({ memory: 19_456, passes: 2 });
    const strong = createPasswordHasher();
    const hash = await strong.hash('rahasia-robot');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify('rahasia-robot', hash)).toBe(true);
    expect(await strong.verify('rahasia-robot', await passwords.hash('rahasia-robot'))).toBe(true);
  });

  // Of the reference implementation of Argon2, and of Python's hashlib.
  it.each([
    [
      'password',
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    ],
    [
      'pleaseletmein',
      'scrypt$16$8$1$U29kaXVtQ2hsb3JpZGUxMjM$IjYPH02O3FmtY_UD5uEeLpSGlOrR0Gft9XaWiYCVWvU',
    ],
  ])('verifies the hash of "%s" that another program has made', async (password, hash) => {
    expect(await passwords.verify(password, hash)).toBe(true);
    expect(await passwords.verify(`${password}.`, hash)).toBe(false);
  });

  it('finds hashes of another strength outdated, and those of before', async () => {
    const strong = createPasswordHasher();
    expect(strong.isOutdated(await passwords.hash('rahasia-robot'))).toBe(true);
    expect(strong.isOutdated('scrypt$65536$8$2$AAAA$BBBB')).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('rahasia-robot'))).toBe(false);
  });

  it('uses every character of a long password', async () => {
    const hash = await passwords.hash(`${'a'.repeat(127)}b`);
    expect(await passwords.verify(`${'a'.repeat(127)}c`, hash)).toBe(false);
  });

  it('accepts a letter in composed and in decomposed form', async () => {
    expect(
      await passwords.verify('cafe\u0301-robot', await passwords.hash('caf\u00e9-robot')),
    ).toBe(true);
  });

  it.each([
    '',
    'plain',
    'scrypt$16$8$1$$',
    '$argon2id$v=19$m=8,t=1,p=1$$',
    '$argon2id$v=19$m=999999,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$argon2i$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'bcrypt$16$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'scrypt$15$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'scrypt$67108864$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('returns false for the invalid hash "%s"', async (hash) => {
    expect(await passwords.verify('rahasia-robot', hash)).toBe(false);
  });

  it('refuses what would wait too long, and answers the rest', async () => {
    const hash = await passwords.hash('rahasia-robot');
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        passwords
          .takeTurn(`client ${index % 3}`, () =>
            passwords.verify(index % 2 ? 'salah' : 'rahasia-robot', hash),
          )
          .catch((error: HttpError) => error.status),
      ),
    );
    // Two are running and eighty wait.
    expect(results.filter((result) => typeof result === 'boolean')).toHaveLength(82);
    expect(results.filter((result) => result === 429 || result === 503)).toHaveLength(18);
  });
});
