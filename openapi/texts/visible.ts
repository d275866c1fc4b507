/** Characters that take room without ink, and are no white space: the fillers of Hangul, and an empty cell of Braille. */
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
/** Characters that are not drawn: of no width, soft hyphens, variation selectors, tags, and those that control a terminal. */
export const undrawn = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** Returns a text with spaces for blanks. */
export const withoutBlanks = (text: string): string => text.replaceAll(blanks, ' ');

/** Returns a text without the characters that nobody sees; what is blank becomes a space. */
export const dropUnseen = (text: string): string => withoutBlanks(text).replaceAll(undrawn, '');

/** Returns whether there is something to see in a text: a letter, a digit, a symbol or an emoji. */
export const isVisible = (text: string): boolean => /[^\s\p{M}]/u.test(dropUnseen(text));
