/** Returns what a participant without an e-mail address signs in with. */
export const toSignInName = (id: number): string => `P-${id}`;

/** Returns the id in such a name, however it was typed: 'p 53' as 53. */
export function readSignInName(text: string): number | undefined {
  const [, digits] = /^\s*p[\s-]*(\d{1,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
