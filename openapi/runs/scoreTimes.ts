import type { ScoreEntryData } from '../schema.d.ts';

export type TimeFormat = ScoreEntryData['time_format'];

/** The longest time that each format can write. */
const longest: Record<TimeFormat, number> = { 'MM:SS.hh': 599_999, 'HH:MM:SS': 359_999 };

/** Returns the format of a time as the document has it. */
export const formatOfTime = (time: string): TimeFormat =>
  time.includes('.') ? 'MM:SS.hh' : 'HH:MM:SS';

/** Returns a time as a number: hundredths of a second of MM:SS.hh, seconds of HH:MM:SS. */
export function parseTime(time: string): number {
  const [first = 0, second = 0, third = 0] = time.split(/[:.]/).map(Number);
  return (first * 60 + second) * (formatOfTime(time) === 'MM:SS.hh' ? 100 : 60) + third;
}

/** Returns a number of `parseTime` as text; the longest time of the format for a greater one. */
export function formatTime(time: number, format: TimeFormat): string {
  const whole = Math.min(time, longest[format]);
  const [base, separator] = format === 'MM:SS.hh' ? [100, '.'] : [60, ':'];
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const rest = Math.floor(whole / base);
  return `${padTwo(Math.floor(rest / 60))}:${padTwo(rest % 60)}${separator}${padTwo(whole % base)}`;
}
