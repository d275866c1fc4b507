import { fromMarkedTime } from './markedTime.ts';
import { toPlainCharacters } from './plainCharacters.ts';
import type { TimeFormat } from './scoreTimes.ts';
import { findMeanings, meaningsOfDigits, sameSeparators } from './timeMeanings.ts';
import { decimalsOf, fromSeconds, type MinuteFormat, toTime } from './timeParts.ts';

/** A time in the format of its category, or why it is none, for people. */
export type ReadTime = { time: string; problem?: never } | { time?: never; problem: string };

type Options = {
  /**
   * Whether digits alone are read from the right, as on a numeric keyboard: 10738 is 01:07.38. Without it
   * they might as well be seconds.
   */
  allowsDigits?: boolean;
};

const numberWords = ['nol', 'satu', 'dua', 'tiga'];

const invalid = (format: TimeFormat): ReadTime => ({
  problem: `Waktu harus ditulis sebagai ${format}.`,
});

/** Refuses what has more than one meaning, and says how each is written. */
function ambiguous(
  text: string,
  format: TimeFormat,
  meanings: readonly (string | undefined)[],
): ReadTime {
  const found = meanings.filter((meaning) => meaning !== undefined);
  return found.length < 2
    ? invalid(format)
    : {
        problem: `${text} dapat berarti ${found.join(' atau ')}. Tulis lengkap sebagai ${format}.`,
      };
}

/** Reads digits without anything between them. So few that they have no whole second may be seconds too. */
function readDigits(text: string, format: TimeFormat, { allowsDigits }: Options): ReadTime {
  const { seconds, minutes, digits } = meaningsOfDigits(text, format);
  const isClock = format === 'HH:MM:SS';
  const shortest = isClock ? 3 : decimalsOf[format] + 1;
  if (allowsDigits && text.length >= shortest) return digits ? { time: digits } : invalid(format);
  return ambiguous(text, format, [isClock && text.length < shortest ? minutes : seconds, digits]);
}

const withDecimals = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,4})[.,](\d+)$/;
const withDotAndComma = /^(\d{1,2})\.(\d{1,2}),(\d+)$/;

/** Reads what has the decimals of a second after a point or a comma. */
function readDecimals(text: string, format: MinuteFormat): ReadTime {
  const [, hours, minutes, seconds = '', decimals = ''] = withDecimals.exec(text) ?? [];
  const most = decimalsOf[format];
  if (Number(hours ?? 0) > 0)
    return { problem: `${text} memuat jam. Tulis menit dan detik sebagai ${format}.` };
  if (decimals.length > most)
    return {
      problem: `Waktu di kategori ini memiliki ${numberWords[most]} angka di belakang koma; ${text} memiliki lebih banyak.`,
    };
  if (minutes === undefined && seconds.length > 2) {
    const meanings = findMeanings(text, format);
    return ambiguous(text, format, [meanings?.seconds, meanings?.digits]);
  }
  const time =
    minutes === undefined
      ? fromSeconds(seconds, decimals, format)
      : toTime(format, [minutes, seconds, decimals]);
  return time ? { time } : invalid(format);
}

/** Reads a time of minutes, seconds and their decimals: 1:04.4, 1:04,40, 25.98. */
function readMinutes(typed: string, format: MinuteFormat, options: Options): ReadTime {
  // 1.04,4 as people write it who have commas for decimals.
  const text = typed.replace(withDotAndComma, '$1:$2,$3');
  if (/^\d+$/.test(text)) return readDigits(text, format, options);
  if (withDecimals.test(text)) return readDecimals(text, format);
  const { form, minutes, seconds } = findMeanings(text, format) ?? {};
  if (form !== 'three parts')
    return form ? ambiguous(text, format, [minutes, seconds]) : invalid(format);
  const [hour, minute, second = ''] = text.split(/[:.,]/);
  return ambiguous(text, format, [
    minutes,
    second.length > 2
      ? undefined
      : `${Number(hour)} jam ${Number(minute)} menit ${Number(second)} detik`,
  ]);
}

/** Reads a time of hours, minutes and seconds: 1:02:03, 1.02.03. */
function readHours(text: string, options: Options): ReadTime {
  const format = 'HH:MM:SS';
  if (/^\d+$/.test(text)) return readDigits(text, format, options);
  const [, first = '', separator, second = '', third = ''] = sameSeparators.exec(text) ?? [];
  if (separator && separator !== ',') {
    const time = toTime(format, [first, second, third]);
    return time ? { time } : invalid(format);
  }
  if (withDecimals.test(text) && text.includes(':'))
    return { problem: 'Waktu di kategori ini ditulis tanpa pecahan detik, sebagai HH:MM:SS.' };
  const { minutes, hours } = findMeanings(text, format) ?? {};
  return ambiguous(text, format, [minutes, hours]);
}

/**
 * Returns what somebody has written as a time in the format of the category. Minutes, seconds and hours
 * may lack their leading zeros, and the decimals of a second their last ones. What can be read in more than
 * one way is refused and says how it must be written, and so is what has more decimals than the format.
 * Where the units are written, there is one way: 1 menit 7,4 detik, 1'07"38.
 */
export function readTime(typed: string, format: TimeFormat, options: Options = {}): ReadTime {
  const text = fromMarkedTime(toPlainCharacters(typed), format);
  return format === 'HH:MM:SS' ? readHours(text, options) : readMinutes(text, format, options);
}
