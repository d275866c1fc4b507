import { codeCharacters } from '../../../../openapi/texts/codes.ts';
import { isPin } from '../../../lib/text/pin.ts';
import { parseId } from '../../../lib/text/parseId.ts';

const removeSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Returns the club id in a typed text, ignoring spaces; undefined if it is not valid. */
export const readClubId = (typed: string): number | undefined => parseId(removeSpaces(typed));

/** Returns what was typed as a PIN: without spaces and hyphens, and with digits for letters that look like them. */
const pinCharacters = (typed: string) =>
  codeCharacters(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Returns the PIN in a typed text; undefined if it is not valid. */
export function readPin(typed: string): string | undefined {
  const pin = pinCharacters(typed);
  return isPin(pin) ? pin : undefined;
}

/** Returns how many digits were typed as a PIN; undefined if there is something else in it. */
export function countDigits(typed: string): number | undefined {
  const pin = pinCharacters(typed);
  return /^\d+$/.test(pin) ? pin.length : undefined;
}
