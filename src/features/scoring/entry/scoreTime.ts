import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { optionalPointsLimits } from '../../../../openapi/workLimits.ts';

export type TimeFormat = ScoreEntryData['time_format'];

/**
 * Returns a typed time in the format of a category, '01:07.38' for '10738' and '1:7.38'; undefined if
 * it is none. Digits alone count from the right, so that a numeric keyboard is enough.
 */
export function parseScoreTime(typed: string, format: TimeFormat): string | undefined {
  const text = typed.trim();
  const parts = /^\d{1,6}$/.test(text)
    ? text.padStart(6, '0').match(/../g)
    : /^\d{1,2}[:.,]\d{1,2}[:.,]\d{1,2}$/.test(text)
      ? text.split(/[:.,]/).map((part) => part.padStart(2, '0'))
      : undefined;
  const [first = '', second = '', third = ''] = parts ?? [];
  const isLong = format === 'HH:MM:SS';
  if (!parts || Number(second) > 59 || (isLong && Number(third) > 59)) return undefined;
  return `${first}:${second}${isLong ? ':' : '.'}${third}`;
}

/** Returns a time in the format of a category, as an example of what can be typed. */
export const exampleTime = (format: TimeFormat): string =>
  format === 'HH:MM:SS' ? '01:34:54' : '01:34.54';

/** Returns typed points as a number; undefined if they are no whole number within the limits. */
export function parsePoints(typed: string): number | undefined {
  const text = typed.trim();
  const { minimum, maximum } = optionalPointsLimits;
  const points = /^-?\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return points >= minimum && points <= maximum ? points : undefined;
}
