import type { ScoreEntryData } from '../schema.d.ts';

export type TimeFormat = ScoreEntryData['time_format'];

/** What of each format is written last: how many of it are in the part before, and with how many digits. */
const lastParts: Record<TimeFormat, { base: number; digits: number; separator: string }> = {
  'MM:SS.hh': { base: 100, digits: 2, separator: '.' },
  'MM:SS.hhh': { base: 1000, digits: 3, separator: '.' },
  'HH:MM:SS': { base: 60, digits: 2, separator: ':' },
};

/** Every format, in the order in which they are offered. */
export const timeFormats = Object.keys(lastParts) as TimeFormat[];

/** The longest time that each format can write, one less than 100 of its first part. */
const longestOf = (format: TimeFormat) => 6000 * lastParts[format].base - 1;

/** Returns the format of a time as the document has it. */
export function formatOfTime(time: string): TimeFormat {
  if (!time.includes('.')) return 'HH:MM:SS';
  return time.length === 'MM:SS.hhh'.length ? 'MM:SS.hhh' : 'MM:SS.hh';
}

/**
 * Returns a time as a number of the smallest unit of its format: hundredths of a second of MM:SS.hh,
 * thousandths of MM:SS.hhh, seconds of HH:MM:SS.
 */
export function parseTime(time: string): number {
  const [first = 0, second = 0, third = 0] = time.split(/[:.]/).map(Number);
  return (first * 60 + second) * lastParts[formatOfTime(time)].base + third;
}

/** Returns a number of `parseTime` as text; the longest time of the format for a greater one. */
export function formatTime(time: number, format: TimeFormat): string {
  const { base, digits, separator } = lastParts[format];
  const whole = Math.min(time, longestOf(format));
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const rest = Math.floor(whole / base);
  const last = String(whole % base).padStart(digits, '0');
  return `${padTwo(Math.floor(rest / 60))}:${padTwo(rest % 60)}${separator}${last}`;
}

/** Whether a time of one format can be written in another without a loss: by a zero at its end. */
export const canRefine = (from: TimeFormat, to: TimeFormat): boolean =>
  from === 'MM:SS.hh' && to === 'MM:SS.hhh';

/** Returns a time in the format of its category if that says the same; otherwise as it is. */
export const refineTime = (time: string, format: TimeFormat): string =>
  canRefine(formatOfTime(time), format) ? `${time}0` : time;

/** Whether it is no time at all, which no run takes. */
export const isZeroTime = (time: string): boolean => parseTime(time) === 0;
