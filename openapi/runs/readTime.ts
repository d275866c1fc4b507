import { formatTime, type TimeFormat } from './scoreTimes.ts';

/** A time in the format of its category, or why it is none, for people. */
export type ReadTime = { time: string; problem?: never } | { time?: never; problem: string };

type Options = {
  /**
   * Whether digits alone are read from the right, as on a numeric keyboard: 10738 is 01:07.38. Without it
   * they might as well be seconds.
   */
  allowsDigits?: boolean;
};

type MinuteFormat = Exclude<TimeFormat, 'HH:MM:SS'>;

const decimalsOf: Record<MinuteFormat, number> = { 'MM:SS.hh': 2, 'MM:SS.hhh': 3 };
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

/** Returns hours, minutes and seconds or, of other formats, minutes, seconds and its decimals as a time. */
function toTime(
  format: TimeFormat,
  [first, second, third]: readonly [string, string, string],
): string | undefined {
  const isClock = format === 'HH:MM:SS';
  const length = isClock ? 2 : decimalsOf[format];
  if (first.length > 2 || second.length > 2 || third.length > length) return undefined;
  if (Number(second) > 59 || (isClock && Number(third) > 59)) return undefined;
  const [one, two] = [first, second].map((part) => part.padStart(2, '0'));
  // The decimals of a second end with zeros that need not be written.
  return `${one}:${two}${isClock ? ':' : '.'}${isClock ? third.padStart(2, '0') : third.padEnd(length, '0')}`;
}

/** Returns digits as a time, counted from the right; undefined if they are none. */
function fromRight(digits: string, format: TimeFormat): string | undefined {
  const length = format === 'HH:MM:SS' ? 2 : decimalsOf[format];
  if (digits.length > 4 + length) return undefined;
  const padded = digits.padStart(4 + length, '0');
  return toTime(format, [padded.slice(0, 2), padded.slice(2, 4), padded.slice(4)]);
}

/** Returns a number of seconds as a time, 64.4 as 01:04.40; undefined if it is too long. */
function fromSeconds(seconds: string, decimals: string, format: TimeFormat): string | undefined {
  const whole = Number(seconds);
  if (format === 'HH:MM:SS') return formatTime(whole, format);
  return whole < 6000
    ? toTime(format, [String(Math.floor(whole / 60)), String(whole % 60), decimals])
    : undefined;
}

/** Reads digits without anything between them. So few that they have no whole second may be seconds too. */
function readDigits(digits: string, format: TimeFormat, { allowsDigits }: Options): ReadTime {
  const time = fromRight(digits, format);
  const isClock = format === 'HH:MM:SS';
  const shortest = isClock ? 3 : decimalsOf[format] + 1;
  if (allowsDigits && digits.length >= shortest) return time ? { time } : invalid(format);
  const other =
    isClock && digits.length < shortest
      ? toTime(format, ['', digits, ''])
      : fromSeconds(digits, '', format);
  return ambiguous(digits, format, [other, time]);
}

const sameSeparators = /^(\d{1,2})([:.,])(\d{1,2})\2(\d{1,3})$/;
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
  if (minutes === undefined && seconds.length > 2)
    return ambiguous(text, format, [
      fromSeconds(seconds, decimals, format),
      toTime(format, [seconds.slice(0, -2), seconds.slice(-2), decimals]),
    ]);
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
  const [, first = '', _separator, second = '', third = ''] = sameSeparators.exec(text) ?? [];
  if (first !== '')
    return ambiguous(text, format, [
      toTime(format, [first, second, third]),
      third.length > 2
        ? undefined
        : `${Number(first)} jam ${Number(second)} menit ${Number(third)} detik`,
    ]);
  const [, minutes = '', seconds = ''] = /^(\d{1,2}):(\d{1,2})$/.exec(text) ?? [];
  return minutes === ''
    ? invalid(format)
    : ambiguous(text, format, [
        toTime(format, [minutes, seconds, '']),
        toTime(format, ['', minutes, seconds.padStart(2, '0')]),
      ]);
}

/** Reads a time of hours, minutes and seconds: 1:02:03, 1.02.03. */
function readHours(text: string, options: Options): ReadTime {
  const format = 'HH:MM:SS';
  if (/^\d+$/.test(text)) return readDigits(text, format, options);
  const [, hours = '', separator, minutes = '', seconds = ''] = sameSeparators.exec(text) ?? [];
  if (separator && separator !== ',') {
    const time = toTime(format, [hours, minutes, seconds]);
    return time ? { time } : invalid(format);
  }
  if (withDecimals.test(text) && text.includes(':'))
    return { problem: 'Waktu di kategori ini ditulis tanpa pecahan detik, sebagai HH:MM:SS.' };
  const [, first = '', second = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(text) ?? [];
  return first === ''
    ? invalid(format)
    : ambiguous(text, format, [
        toTime(format, ['', first, second]),
        toTime(format, [first, second, '']),
      ]);
}

/**
 * Returns what somebody has written as a time in the format of the category. Minutes, seconds and hours
 * may lack their leading zeros, and the decimals of a second their last ones. What can be read in more than
 * one way is refused and says how it must be written, and so is what has more decimals than the format.
 */
export function readTime(typed: string, format: TimeFormat, options: Options = {}): ReadTime {
  const text = typed.trim();
  return format === 'HH:MM:SS' ? readHours(text, options) : readMinutes(text, format, options);
}
