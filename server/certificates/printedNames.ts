import { certificateCode } from '../../openapi/texts/cardCodes.ts';
import type { Database } from '../db/database.ts';
import { certificateKeys } from '../db/schema.ts';
import { toBase64Url } from '../lib/hashToken.ts';

const { alphabet, length } = certificateCode;

/** Returns a random code of 80 bits. */
export const createCertificateCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');

/** Accents of the alphabets of Europe; the marks of other scripts are letters of their own. */
const accents = /[\u0300-\u036F]/g;

/**
 * Returns what of a name is compared with that on the paper: its letters, marks and digits in their order. Case,
 * accents, spaces, punctuation and other forms of a letter (full width) do not count; 'M.' and 'Muhammad' differ.
 */
export const foldPrintedName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(accents, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .normalize('NFC');

/** Returns the key for names, which the first certificate makes. */
export async function readNameKey(db: Database): Promise<CryptoKey> {
  const read = () => db.select({ secret: certificateKeys.secret }).from(certificateKeys);
  if ((await read()).length === 0)
    await db
      .insert(certificateKeys)
      .values({ secret: toBase64Url(crypto.getRandomValues(new Uint8Array(32))) })
      .onConflictDoNothing();
  const [key] = await read();
  if (!key) throw new Error('The key of certificates is not in the database');
  const bytes = new TextEncoder().encode(key.secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/**
 * Returns the HMAC of a name on the certificate with a code, so that one name has another hash on each. For
 * `helper` instead of a code, it is the same for the same name.
 */
export async function hashPrintedName(key: CryptoKey, code: string, name: string): Promise<string> {
  const text = new TextEncoder().encode(`${code}\n${foldPrintedName(name)}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
}

/** Returns whether two hashes are the same, in a time that does not tell where they differ. */
export function isSameHash(first: string, second: string): boolean {
  if (first.length !== second.length) return false;
  let difference = 0;
  for (let index = 0; index < first.length; index += 1)
    difference |= first.charCodeAt(index) ^ second.charCodeAt(index);
  return difference === 0;
}
