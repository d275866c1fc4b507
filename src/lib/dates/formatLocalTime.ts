import type { TimeZone } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from './calendarDate.ts';
import { timeZoneName, toLocalTime } from './indonesianTime.ts';

/** Formats an hour ('08:00') in a time zone as '08.00 WIB'. */
export const formatHour = (hour: string, zone: TimeZone | undefined): string =>
  `${hour.replace(':', '.')} ${timeZoneName(zone)}`;

/** Formats an instant on the clocks of a time zone: '5 Desember 2026, 08.00 WIB'. */
export function formatLocalTime(instant: string, zone: TimeZone | undefined): string {
  const [date = '', hour = ''] = toLocalTime(instant, zone).split('T');
  return `${formatCalendarDate(date)}, ${formatHour(hour, zone)}`;
}
