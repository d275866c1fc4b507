import type { TimeFormat } from './scoreTimes.ts';
import { fromMinutes, fromRight, fromSeconds, toTime } from './timeParts.ts';

/** How a time can be written so that it has several meanings: 738, 1.07, 1:07, 0:01:07. */
export type TimeForm = 'digits' | 'decimal' | 'two parts' | 'three parts';

/**
 * What the first part of a time is. Of `digits`, the parts are counted from the right, as on a numeric
 * keyboard: 10738 is 01:07.38.
 */
export type TimeMeaning = 'hours' | 'minutes' | 'seconds' | 'digits';

/** What a text is as a time by each of its meanings, where there is one. */
export type TimeMeanings = { form: TimeForm } & Partial<Record<TimeMeaning, string | undefined>>;

/** Three parts with the same separator. */
export const sameSeparators = /^(\d{1,2})([:.,])(\d{1,2})\2(\d{1,3})$/;

/** Returns the meanings of digits without anything between them. */
export const meaningsOfDigits = (digits: string, format: TimeFormat): TimeMeanings => ({
  form: 'digits',
  seconds: digits.length <= 6 ? fromSeconds(digits, '', format) : undefined,
  minutes: Number(digits) < 60 ** 2 ? fromMinutes(...splitMinutes(digits), format) : undefined,
  digits: fromRight(digits, format),
});

const splitMinutes = (digits: string): [string, string] => [
  String(Math.floor(Number(digits) / 60)),
  String(Number(digits) % 60),
];

/** Returns the meanings of two numbers with a point or a comma between them. */
function meaningsOfDecimal(whole: string, decimals: string, format: TimeFormat): TimeMeanings {
  const rest = whole.slice(0, -2);
  return {
    form: 'decimal',
    seconds: fromSeconds(whole, decimals, format),
    minutes: decimals.length === 2 ? toTime(format, [whole, decimals, '']) : undefined,
    digits: toTime(format, [rest, whole.slice(-2), decimals]),
  };
}

/** Returns the meanings of two parts, 1:07. */
function meaningsOfTwo(first: string, second: string, format: TimeFormat): TimeMeanings {
  const isClock = format === 'HH:MM:SS';
  return {
    form: 'two parts',
    minutes: toTime(format, isClock ? ['', first, second] : [first, second, '']),
    seconds: isClock ? undefined : fromSeconds(first, second.padStart(2, '0'), format),
    hours: fromMinutes(first, second, format),
  };
}

/** Returns the meanings of three parts with the same separator, 0:01:07. */
function meaningsOfThree(text: string, format: TimeFormat): TimeMeanings | undefined {
  const [, first, , second = '', third = ''] = sameSeparators.exec(text) ?? [];
  if (first === undefined) return undefined;
  return {
    form: 'three parts',
    minutes: toTime(format, [first, second, third]),
    hours: third.length > 2 ? undefined : fromMinutes(first, second, format, third),
  };
}

/** Returns the two numbers of a text; undefined if it has others. */
const split = (text: string, pattern: RegExp): [string, string] | undefined => {
  const [, first, second] = pattern.exec(text) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
};

/**
 * Returns what a text can mean that has several meanings as it is written, though perhaps one alone in the
 * format; undefined if its form has one meaning, or none.
 */
export function findMeanings(text: string, format: TimeFormat): TimeMeanings | undefined {
  if (/^\d{1,7}$/.test(text)) return meaningsOfDigits(text, format);
  if (format === 'HH:MM:SS') {
    const two = split(text, /^(\d{1,2})[:.](\d{2})$/);
    return two && meaningsOfTwo(...two, format);
  }
  const two = split(text, /^(\d{1,2}):(\d{1,2})$/);
  if (two) return meaningsOfTwo(...two, format);
  const decimal = split(text, /^(\d{1,4})[.,](\d{1,3})$/);
  return decimal ? meaningsOfDecimal(...decimal, format) : meaningsOfThree(text, format);
}
