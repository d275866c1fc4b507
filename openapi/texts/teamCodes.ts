import { plainCode } from './codes.ts';

/** The four letters of a team's code, in which a zero between hyphens can only be an O. */
const letters = '([A-Z]{4}|[A-Z0]{4}(?=-))';
/** The number of a team's code, in which letters can only be digits that look like them. */
const digits = '(?=[OIL]*[0-9])([0-9OIL]{5,9})';
const marked = new RegExp(`([A-Z]?)X-?${letters}-?${digits}(?=-(?![0-9])|X|$)`, 'g');
const unmarked = new RegExp(`^${letters}-?${digits}$`);

const toTeamCode = (name = '', number = ''): string =>
  `X-${name.replaceAll('0', 'O')}-${number.replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`;

/**
 * Returns the code of a team in a text that was typed or scanned, also in a URL or twice in a row;
 * undefined if there is none, or more than one.
 */
export function findTeamCode(text: string): string | undefined {
  const found = [...plainCode(text).matchAll(marked)].flatMap(([, before, name, number]) =>
    before === '' ? [toTeamCode(name, number)] : [],
  );
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** As `findTeamCode`; the X at the start may be missing if there is nothing else in the text. */
export function readTeamCode(text: string): string | undefined {
  const [whole, name, number] = unmarked.exec(plainCode(text)) ?? [];
  return findTeamCode(text) ?? (whole === undefined ? undefined : toTeamCode(name, number));
}

/** Returns the number at the end of a team's code. */
export const teamCodeNumber = (code: string): number => Number(code.split('-').at(-1));

/**
 * Returns a team's code without needless zeros, also where somebody has shortened it: 'X-SMPN-00001' and
 * 'smpn 1' as 'X-SMPN-1'; undefined if the text is something else.
 */
export function shortTeamCode(text: string): string | undefined {
  const [, name, number] = /^(?:X-?)?([A-Z]{4})-?(\d{1,9})$/.exec(plainCode(text)) ?? [];
  return name === undefined ? undefined : `X-${name}-${Number(number)}`;
}

/** Returns a team's code, also where needless zeros are left out: 'x-smpn-1' is 'X-SMPN-00001'; undefined if it is none. */
export const readWholeTeamCode = (text: string): string | undefined =>
  readTeamCode(text) ?? shortTeamCode(text)?.replace(/\d+$/, (number) => number.padStart(5, '0'));

/** The digits at the end of a code are at least five: who types so many reads a code. */
export const isCodeEnd = (text: string): boolean => /^\d{5,}$/.test(text);
