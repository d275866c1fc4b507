import { dropUnseen, undrawn, withoutBlanks } from './visible.ts';

const apostrophes = /[\u2018\u2019\u201B\u02BC\u2032\u0060\u00B4\uFF07]/g;
const quotationMarks = /[\u201C\u201D\u201E\u201F\u2033]/g;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** Scripts in which a joiner or non-joiner between two letters changes how they are written. */
const joining = (
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam ' +
  'Sinhala Khmer Myanmar Javanese Balinese Sundanese'
)
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const joinedBefore = new RegExp(`[${joining}]\\p{M}*$`, 'u');
const joinedAfter = new RegExp(`^[${joining}]`, 'u');
const emojiBefore = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const emojiAfter = /^\p{Extended_Pictographic}/u;
const selectable = /[\p{Extended_Pictographic}0-9#*]$/u;
const flagBefore = /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u;

/** Returns whether a character that is not drawn itself changes how those beside it are. */
function hasMeaning(character: string, before: string, after: string): boolean {
  if (character === '\u200D' && emojiBefore.test(before) && emojiAfter.test(after)) return true;
  if (character === '\u200C' || character === '\u200D')
    return joinedBefore.test(before) && joinedAfter.test(after);
  if (character === '\uFE0E' || character === '\uFE0F') return selectable.test(before);
  return /[\u{E0020}-\u{E007F}]/u.test(character) && flagBefore.test(before);
}

/** More than the marks of a letter, or the tags of a flag: a text of marks alone would cost its length to the third. */
const nearby = 16;

/** Most texts have only characters of ASCII, which need nothing but small letters. */
const isPlain = (text: string) => /^[ -_a-~]*$/.test(text);

const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Returns a name as it is saved: composed (NFC), with single spaces and without characters that nobody
 * sees. Those that join the parts of an emoji or the letters of a script stay.
 */
export function tidyName(text: string): string {
  if (isPlain(text)) return withSingleSpaces(text);
  const composed = withoutBlanks(text.normalize('NFC'));
  const seen = composed.replaceAll(undrawn, (character, at: number) =>
    hasMeaning(
      character,
      composed.slice(Math.max(0, at - nearby), at),
      composed.slice(at + character.length),
    )
      ? character
      : '',
  );
  return withSingleSpaces(seen);
}

/**
 * Returns a name as it is compared: two are the same if they differ only in case, space, characters that
 * nobody sees, and what autocorrect makes of apostrophes, quotation marks and hyphens.
 */
export function foldName(text: string): string {
  if (isPlain(text)) return withSingleSpaces(text).toLowerCase();
  const folded = dropUnseen(text)
    .replaceAll(apostrophes, "'")
    .replaceAll(quotationMarks, '"')
    .replaceAll(dashes, '-');
  return withSingleSpaces(folded).toLowerCase().normalize('NFC');
}

/** Returns each character as it is searched: as `foldName`, and without accents and other forms of a letter. */
export const foldLetters = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : dropUnseen(text)
        .replaceAll(apostrophes, "'")
        .replaceAll(quotationMarks, '"')
        .replaceAll(dashes, '-')
        .normalize('NFKD')
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '');

/** Returns a text as it is searched, without the space around it. */
export const foldSearch = (text: string): string => withSingleSpaces(foldLetters(text));
