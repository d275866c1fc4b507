/**
 * Returns a code in capitals, with one hyphen for whatever stands between its letters and digits: phones,
 * word processors and scanners for other keyboards write a hyphen as '–', '/', `'`, 'ß' and others. What a
 * scanner says of the kind of code before it is left out.
 */
export const plainCode = (text: string): string =>
  text
    .replaceAll('ß', '-')
    .normalize('NFKD')
    // Accents, and what has no width, as a soft hyphen.
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/^\s*\][A-Z]\d/, '')
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns the letters and digits of a code, in capitals. */
export const codeCharacters = (text: string): string => plainCode(text).replaceAll('-', '');

/** Returns what follows the `#` of a link, or a text without one as it is. */
export const secretOfLink = (text: string): string => text.slice(text.indexOf('#') + 1).trim();
