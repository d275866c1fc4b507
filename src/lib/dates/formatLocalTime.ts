import type { TimeZone } from '../../../openapi/schema.d.ts';
import { formatCalendarDate, startOfDate } from './calendarDate.ts';
import { timeZoneName, toLocalTime } from './indonesianTime.ts';
import { eventDay } from './tournamentDay.ts';

/**
 * Formats an instant ('2026-11-20T08:00:00Z') as its day in Jakarta, wherever the server or the
 * reader is: '20 November 2026'. Returns text that is not an instant unchanged.
 */
export function formatInstant(instant: string): string {
  const day = new Date(eventDay(Date.parse(instant)));
  return Number.isNaN(day.getTime()) ? instant : formatCalendarDate(day.toISOString().slice(0, 10));
}

/** Formats an hour ('08:00', or '08:00–16:00') in a time zone as '08.00 WIB'. */
export const formatHour = (hour: string, zone: TimeZone | undefined): string =>
  `${hour.replaceAll(':', '.')} ${timeZoneName(zone)}`;

/** Formats an instant on the clocks of a time zone: '5 Desember 2026, 08.00 WIB'. */
export function formatLocalTime(instant: string, zone: TimeZone | undefined): string {
  const [date = '', hour = ''] = toLocalTime(instant, zone).split('T');
  return `${formatCalendarDate(date)}, ${formatHour(hour, zone)}`;
}

/**
 * Formats the instant at which something ends, as `formatLocalTime` does. Midnight is that of the day
 * before, '28 November 2026, 24.00 WIB': many would read '29 November, 00.00' as a day more.
 */
export function formatDeadline(instant: string, zone: TimeZone | undefined): string {
  const midnight = formatMidnight(toLocalTime(instant, zone));
  return midnight ? `${midnight} ${timeZoneName(zone)}` : formatLocalTime(instant, zone);
}

/** Formats a local time '2026-11-29T00:00' as '28 November 2026, 24.00'; undefined if it is not midnight. */
export function formatMidnight(localTime: string): string | undefined {
  const [date = '', hour] = localTime.split('T');
  if (hour !== '00:00') return undefined;
  const dayBefore = new Date(startOfDate(date) - 1).toISOString().slice(0, 10);
  return `${formatCalendarDate(dayBefore)}, 24.00`;
}
