import { codeCharacters, secretOfLink } from '../../../openapi/texts/codes.ts';

/** Thirty-two letters and digits, without those that look like others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of five bits each: 130 bits. */
const length = 26;

/** Returns a random code that can be typed. */
export const createCardCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');

/** Returns a code as it was made, however it was typed: '4t7kq–m2xab…' with O for 0, I or L for 1, or in its link. */
export const readCardCode = (text: string): string =>
  codeCharacters(secretOfLink(text)).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
