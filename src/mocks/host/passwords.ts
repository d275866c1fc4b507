import type { PasswordHasher } from '../../../server/services/passwordHasher.ts';

const saltBytes = 16;
const keyBits = 256;
/** Recommended by OWASP for SHA-256. */
const iterations = 600_000;

const prefix = `pbkdf2$${iterations}$`;

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Hashes passwords with Web Crypto, as `pbkdf2$iterations$salt$hash` (base64). */
export function createPasswords(): PasswordHasher {
  return {
    async hash(plain) {
      const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
      return `${prefix}${toText(salt)}$${toText(await derive(plain, salt, iterations))}`;
    },
    async verify(plain, hash) {
      const [, count, salt, key] =
        /^pbkdf2\$(\d{1,8})\$([\w+/=]{16,})\$([\w+/=]{32,})$/.exec(hash) ?? [];
      if (!count || !salt || !key) return false;
      return toText(await derive(plain, toBytes(salt), Number(count))) === key;
    },
    isOutdated: (hash) => !hash.startsWith(prefix),
    takeTurn: (_client, work) => work(),
  };
}

async function derive(
  plain: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  // Keyboards differ in Unicode composition: é may be one code point or two.
  const normalized = new TextEncoder().encode(plain.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', normalized, 'PBKDF2', false, [
    'deriveBits',
  ]);
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
      material,
      keyBits,
    ),
  );
}
