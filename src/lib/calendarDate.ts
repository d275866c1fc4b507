import { once } from './once.ts';

// Created when they are needed: each takes a slow phone some 20 ms.
const longFormat = once(
  () =>
    new Intl.DateTimeFormat('id-ID', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
const weekdayFormat = once(
  () =>
    new Intl.DateTimeFormat('id-ID', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

const monthFormat = once(
  () => new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/**
 * Returns the start (midnight UTC, in milliseconds) of a calendar date ('2026-12-05', or a
 * date-time that begins with one); NaN if the text is not a date.
 */
export function startOfDate(date: string): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(date) ?? [];
  const instant = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // Date.UTC rolls 31 November over into December and month 13 into the next year.
  const parsed = new Date(instant);
  return parsed.getUTCDate() === Number(day) && parsed.getUTCMonth() === Number(month) - 1
    ? instant
    : Number.NaN;
}

/** Returns the end of the date's day in milliseconds; NaN if the text is not a date. */
export const endOfDate = (date: string): number => startOfDate(date) + 24 * 60 * 60 * 1000;

/**
 * Formats a calendar date as '5 Desember 2026', the same in every time zone; with `weekday` as
 * 'Sabtu, 5 Desember 2026'. Returns text that is not a date unchanged.
 */
export function formatCalendarDate(date: string, { weekday = false } = {}): string {
  const start = startOfDate(date);
  if (Number.isNaN(start)) return date;
  return (weekday ? weekdayFormat() : longFormat()).format(start);
}

/** Formats a month ('2026-12') as 'Desember 2026'. Returns text that is not a month unchanged. */
export function formatMonth(month: string): string {
  const start = startOfDate(`${month}-01`);
  return Number.isNaN(start) ? month : monthFormat().format(start);
}
