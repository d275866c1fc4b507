/**
 * Returns the title of a column in small letters, without what people write around the words, and a number
 * in it: 'Poin 2' and '2. Poin' are the title 'poin' with the number 2.
 */
export function readColumnTitle(text: string): { title: string; number: number | undefined } {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  const [, before = '', digits, after = ''] =
    /^(.*\D)?(\d{1,2})()$/.exec(words) ?? /^(?:(.*?) )?(\d{1,2}) (.*)$/.exec(words) ?? [];
  const number = Number(digits);
  if (digits === undefined || number === 0) return { title: words, number: undefined };
  return { title: `${before.trim()} ${after}`.trim(), number };
}

const brackets = /\([^)]*\)|\[[^\]]*\]/g;

/** Returns a title without what is in brackets: 'Waktu (mm:ss)' is 'Waktu'. */
export const withoutBrackets = (text: string): string => text.replaceAll(brackets, ' ');

/** Returns which run, in words, is in brackets: 2 of 'Waktu (lari 2)'; undefined if none is. */
export function runInBrackets(text: string): number | undefined {
  const [inside = ''] = text.match(brackets) ?? [];
  const digits = /\b(?:lari|run|ronde|percobaan|ke)\W*(\d{1,2})\b/i.exec(inside)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
