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

/** The last of several days; none for one day. */
type End = string | null | undefined;

/** Formats a date, or two of which what both have at their end is said once: '12–13 Desember 2026'. */
function formatSpan(date: string, end: End, format: (date: Date) => string): string {
  const [start, last] = [startOfDate(date), startOfDate(end ?? '')];
  const first = format(new Date(start));
  if (!(last > start)) return first;
  return `${first}–${format(new Date(last))}`
    .replace(/^(.+?)((?: [A-Z]\w+)?(?: \d{4})?)–(.+)\2$/, '$1–$3$2')
    .replace(/^(.+ \w+)–/, '$1 – ');
}

const weekdayOf = (date: Date) => weekdays[date.getUTCDay()] ?? '';

/**
 * Formats a calendar date as '5 Desember 2026', the same in every time zone; with `weekday` as
 * 'Sabtu, 5 Desember 2026', with an `end` as 'Sabtu–Minggu, 5–6 Desember 2026'. Returns text that is not a
 * date unchanged.
 */
export function formatCalendarDate(
  date: string,
  { weekday = false, end }: { weekday?: boolean; end?: End } = {},
): string {
  if (Number.isNaN(startOfDate(date))) return date;
  const days = formatSpan(date, end, (day) => `${day.getUTCDate()} ${monthAndYear(day)}`);
  return weekday ? `${formatSpan(date, end, weekdayOf)}, ${days}` : days;
}

/**
 * Formats a calendar date as 'Sab, 5 Des', or 'Sab–Min, 5–6 Des', the same in every time zone; with its year
 * if that is not the year of `now` (milliseconds). Returns text that is not a date unchanged.
 */
export function formatShortDate(date: string, now: number, end?: End): string {
  if (Number.isNaN(startOfDate(date))) return date;
  const weekday = formatSpan(date, end, (day) => weekdayOf(day).slice(0, 3));
  return `${weekday}, ${formatDayAndMonth(date, now, end)}`;
}

/** Formats a month ('2026-12') as 'Desember 2026'. Returns text that is not a month unchanged. */
export function formatMonth(month: string): string {
  const start = startOfDate(`${month}-01`);
  return Number.isNaN(start) ? month : monthAndYear(new Date(start));
}

/**
 * Formats a calendar date as '5 Des', or '5–6 Des', with the year if it is not that of `now` (milliseconds).
 * Returns text that is not a date unchanged.
 */
export function formatDayAndMonth(date: string, now: number, end?: End): string {
  if (Number.isNaN(startOfDate(date))) return date;
  return formatSpan(date, end, (parsed) => {
    const year = parsed.getUTCFullYear();
    const day = `${parsed.getUTCDate()} ${months[parsed.getUTCMonth()]?.slice(0, 3)}`;
    return year === new Date(now).getUTCFullYear() ? day : `${day} ${year}`;
  });
}
