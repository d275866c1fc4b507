import { readId } from '../../lib/readId.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** The club's ID in what was typed, however it is spaced; nothing where it is no ID. */
export const readClubId = (typed: string): number | undefined => readId(withoutSpaces(typed));

/** The PIN in what was typed, however it is spaced; nothing where it is not six digits. */
export function readPin(typed: string): string | undefined {
  const pin = withoutSpaces(typed);
  return /^\d{6}$/.test(pin) ? pin : undefined;
}
