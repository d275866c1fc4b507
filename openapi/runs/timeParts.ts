import { formatTime, type TimeFormat } from './scoreTimes.ts';

export type MinuteFormat = Exclude<TimeFormat, 'HH:MM:SS'>;

/** How many decimals of a second each format has. */
export const decimalsOf: Record<MinuteFormat, number> = { 'MM:SS.hh': 2, 'MM:SS.hhh': 3 };

/** Returns hours, minutes and seconds or, of other formats, minutes, seconds and its decimals as a time. */
export function toTime(
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
export function fromRight(digits: string, format: TimeFormat): string | undefined {
  const length = format === 'HH:MM:SS' ? 2 : decimalsOf[format];
  if (digits.length > 4 + length) return undefined;
  const padded = digits.padStart(4 + length, '0');
  return toTime(format, [padded.slice(0, 2), padded.slice(2, 4), padded.slice(4)]);
}

/** Returns a number of seconds as a time, 64.4 as 01:04.40; undefined if it is too long. */
export function fromSeconds(
  seconds: string,
  decimals: string,
  format: TimeFormat,
): string | undefined {
  const whole = Number(seconds);
  if (format === 'HH:MM:SS')
    return whole < 360_000 && decimals === '' ? formatTime(whole, format) : undefined;
  return whole < 6000
    ? toTime(format, [String(Math.floor(whole / 60)), String(whole % 60), decimals])
    : undefined;
}

/** Returns a number of hours and minutes as a time; undefined if the format is too short for it. */
export function fromMinutes(
  hours: string,
  minutes: string,
  format: TimeFormat,
  seconds = '',
): string | undefined {
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  if (format === 'HH:MM:SS') return toTime(format, [hours, minutes, seconds]);
  return toTime(format, [String(Number(hours) * 60 + Number(minutes)), seconds, '']);
}
