import { monthAndYear } from './calendarDate.ts';

/**
 * Formats an instant ('2026-11-20T08:00:00Z') as its day in the reader's time zone: '20 November
 * 2026'. Returns text that is not an instant unchanged.
 */
export function formatInstant(instant: string): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return instant;
  return `${time.getDate()} ${monthAndYear(time.getMonth(), time.getFullYear())}`;
}
