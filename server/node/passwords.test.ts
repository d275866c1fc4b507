import { describe, expect, it } from 'vitest';
import { cheapCost, createPasswords, strongCost } from './passwords.ts';

const passwords = createPasswords({ cost: cheapCost });

describe('createPasswords', () => {
  it('recognises the password and no other', async () => {
    const hash = await passwords.hash('rahasia-robot');
    expect(await passwords.verify('rahasia-robot', hash)).toBe(true);
    expect(await passwords.verify('rahasia-robot ', hash)).toBe(false);
    expect(await passwords.verify('Rahasia-robot', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  it('keeps parameters, salt and hash in one text, and salts each time anew', async () => {
    const [first, second] = await Promise.all([passwords.hash('sama'), passwords.hash('sama')]);
    expect(first).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(first).not.toContain('sama');
  });

  it('is as strong as OWASP asks unless told otherwise, and checks hashes of any strength', async () => {
    expect(strongCost).toEqual({ N: 65_536, r: 8, p: 2 });
    const strong = createPasswords();
    const hash = await strong.hash('rahasia-robot');
    expect(hash).toMatch(/^scrypt\$65536\$8\$2\$/);
    expect(await passwords.verify('rahasia-robot', hash)).toBe(true);
    expect(await strong.verify('rahasia-robot', await passwords.hash('rahasia-robot'))).toBe(true);
  });

  it('uses every character of a long password', async () => {
    const hash = await passwords.hash(`${'a'.repeat(127)}b`);
    expect(await passwords.verify(`${'a'.repeat(127)}c`, hash)).toBe(false);
  });

  it('takes a letter typed as one sign or as two for the same', async () => {
    expect(
      await passwords.verify('cafe\u0301-robot', await passwords.hash('caf\u00e9-robot')),
    ).toBe(true);
  });

  it.each([
    '',
    'plain',
    'scrypt$16$8$1$$',
    'bcrypt$16$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'scrypt$15$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'scrypt$67108864$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('refuses the unreadable hash "%s" quietly', async (hash) => {
    expect(await passwords.verify('rahasia-robot', hash)).toBe(false);
  });

  it('works through a rush of sign-ins', async () => {
    const hash = await passwords.hash('rahasia-robot');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        passwords.verify(index % 2 ? 'salah' : 'rahasia-robot', hash),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(25);
  });
});
