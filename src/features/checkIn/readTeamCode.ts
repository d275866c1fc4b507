/** Returns the code of a team in a text that was typed or scanned; undefined if there is none. */
export const readTeamCode = (text: string): string | undefined =>
  /(?<![A-Z])X-[A-Z]{4}-\d{5,9}(?!\d)/.exec(text.toUpperCase().replaceAll(/\s/g, ''))?.[0];
