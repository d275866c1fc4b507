import { pupilCardCode } from '../../../openapi/texts/cardCodes.ts';

const { alphabet, length } = pupilCardCode;

/** Returns a random code that can be typed. */
export const createCardCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');
