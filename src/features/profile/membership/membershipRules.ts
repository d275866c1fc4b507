import { isPin } from '../../../lib/text/pin.ts';
import { parseId } from '../../../lib/text/parseId.ts';

const removeSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Returns the club id in a typed text, ignoring spaces; undefined if it is not valid. */
export const readClubId = (typed: string): number | undefined => parseId(removeSpaces(typed));

/** Returns the PIN in a typed text, ignoring spaces; undefined if it is not valid. */
export function readPin(typed: string): string | undefined {
  const pin = removeSpaces(typed);
  return isPin(pin) ? pin : undefined;
}
