import { plainCode } from '../../openapi/texts/codes.ts';

/** Returns what a participant without an e-mail address signs in with. */
export const toSignInName = (id: number): string => `P-${id}`;

/** Returns the id in such a name, however it was typed: 'p 53' or 'P–53' as 53. */
export function readSignInName(text: string): number | undefined {
  const [, digits] = text.includes('@') ? [] : (/^P-?(\d{1,9})$/.exec(plainCode(text)) ?? []);
  return digits === undefined ? undefined : Number(digits);
}

/** Returns such a name as the server writes it, and any other text as it is. */
export function tidySignInName(text: string): string {
  const id = readSignInName(text);
  return id === undefined ? text : toSignInName(id);
}
