const longFormat = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const weekdayFormat = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * The instant a calendar date ('2026-12-05', or a date-time beginning so) starts, midnight UTC, in
 * milliseconds; NaN where it is no date.
 */
export function startOfDate(date: string): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(date) ?? [];
  const instant = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // Date.UTC rolls 31 November over into December and month 13 into the next year.
  const read = new Date(instant);
  return read.getUTCDate() === Number(day) && read.getUTCMonth() === Number(month) - 1
    ? instant
    : Number.NaN;
}

/** The instant its day is over, in milliseconds; NaN where it is no date. */
export const endOfDate = (date: string): number => startOfDate(date) + 24 * 60 * 60 * 1000;

/**
 * '5 Desember 2026', the same in every time zone; with `weekday` 'Sabtu, 5 Desember 2026'. Text
 * that is no date comes back as it is.
 */
export function formatCalendarDate(date: string, { weekday = false } = {}): string {
  const start = startOfDate(date);
  if (Number.isNaN(start)) return date;
  return (weekday ? weekdayFormat : longFormat).format(start);
}
