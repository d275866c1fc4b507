import { tableCardCode } from '../../openapi/texts/cardCodes.ts';
import { codeCharacters } from '../../openapi/texts/codes.ts';
import { toBase64Url } from '../lib/hashToken.ts';

const { alphabet, length: codeLength } = tableCardCode;
const tokenBytes = 24;

/** Returns a code of six characters that people type. */
export function createCode(): string {
  let code = '';
  while (code.length < codeLength) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // A byte beyond the last whole multiple would make some characters more likely.
    if (byte < alphabet.length * Math.floor(256 / alphabet.length))
      code += alphabet[byte % alphabet.length];
  }
  return code;
}

/** Returns the token of a card's link. */
export const createCardToken = (): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(tokenBytes)));

/** Returns what was typed or scanned as a code, if it can be one: 'k7mp-2q' as 'K7MP2Q'. */
export function readCode(text: string): string | undefined {
  const code = codeCharacters(text);
  return code.length === codeLength ? code : undefined;
}
