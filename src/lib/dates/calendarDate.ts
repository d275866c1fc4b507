// Without Intl: its first format of dates takes a slow phone more than 100 ms.
const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

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

const monthAndYear = (date: Date) => `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/**
 * Formats a calendar date as '5 Desember 2026', the same in every time zone; with `weekday` as
 * 'Sabtu, 5 Desember 2026'. Returns text that is not a date unchanged.
 */
export function formatCalendarDate(date: string, { weekday = false } = {}): string {
  const start = startOfDate(date);
  if (Number.isNaN(start)) return date;
  const parsed = new Date(start);
  const day = `${parsed.getUTCDate()} ${monthAndYear(parsed)}`;
  return weekday ? `${weekdays[parsed.getUTCDay()]}, ${day}` : day;
}

/**
 * Formats a calendar date as 'Sab, 5 Des', the same in every time zone; with its year if that is not
 * the year of `now` (milliseconds). Returns text that is not a date unchanged.
 */
export function formatShortDate(date: string, now: number): string {
  const start = startOfDate(date);
  if (Number.isNaN(start)) return date;
  const weekday = weekdays[new Date(start).getUTCDay()]?.slice(0, 3);
  return `${weekday}, ${formatDayAndMonth(date, now)}`;
}

/** Formats a month ('2026-12') as 'Desember 2026'. Returns text that is not a month unchanged. */
export function formatMonth(month: string): string {
  const start = startOfDate(`${month}-01`);
  return Number.isNaN(start) ? month : monthAndYear(new Date(start));
}

/**
 * Formats a calendar date as '5 Des', with the year if it is not that of `now` (milliseconds). Returns
 * text that is not a date unchanged.
 */
export function formatDayAndMonth(date: string, now: number): string {
  const start = startOfDate(date);
  if (Number.isNaN(start)) return date;
  const parsed = new Date(start);
  const year = parsed.getUTCFullYear();
  const day = `${parsed.getUTCDate()} ${months[parsed.getUTCMonth()]?.slice(0, 3)}`;
  return year === new Date(now).getUTCFullYear() ? day : `${day} ${year}`;
}
