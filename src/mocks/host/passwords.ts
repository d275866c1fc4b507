import type { Passwords } from '../../../server/passwords.ts';

const saltBytes = 16;
const keyBits = 256;
/** As OWASP asks for SHA-256. */
const rounds = 600_000;

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Passwords kept with what a browser has for it, as `pbkdf2$rounds$salt$hash` (base64). */
export function createPasswords(): Passwords {
  return {
    async hash(plain) {
      const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
      return `pbkdf2$${rounds}$${toText(salt)}$${toText(await derive(plain, salt, rounds))}`;
    },
    async verify(plain, hash) {
      const [, count, salt, key] =
        /^pbkdf2\$(\d{1,8})\$([\w+/=]{16,})\$([\w+/=]{32,})$/.exec(hash) ?? [];
      if (!count || !salt || !key) return false;
      return toText(await derive(plain, toBytes(salt), Number(count))) === key;
    },
  };
}

async function derive(
  plain: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  // The same letters typed on two keyboards may differ in composition: é as one sign or as two.
  const typed = new TextEncoder().encode(plain.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
      material,
      keyBits,
    ),
  );
}
