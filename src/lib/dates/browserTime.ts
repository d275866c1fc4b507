import { formatCalendarDate } from './calendarDate.ts';
import { timeZones } from './indonesianTime.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns an instant as the time on this device's clock, '2026-12-05T08:00'. */
export function toBrowserTime(instant: string): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return '';
  const date = [
    String(time.getFullYear()).padStart(4, '0'),
    twoDigits(time.getMonth() + 1),
    twoDigits(time.getDate()),
  ];
  return `${date.join('-')}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** Returns the instant at which this device's clock shows a time such as '2026-12-05T08:00'. */
export const fromBrowserTime = (browserTime: string): string => new Date(browserTime).toISOString();

/** Returns what this device's clock is called at an instant: 'WIB', 'WITA', 'WIT' or 'UTC+05:30'. */
export function browserZoneName(instant: string): string {
  const minutes = -new Date(instant).getTimezoneOffset();
  const known = timeZones.find(({ hours }) => hours * 60 === minutes);
  if (known) return known.name;
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

/** Formats an instant on this device's clock: '5 Desember 2026, 08.00 WIB'. */
export function formatBrowserTime(instant: string): string {
  const [date = '', hour = ''] = toBrowserTime(instant).split('T');
  return `${formatCalendarDate(date)}, ${hour.replace(':', '.')} ${browserZoneName(instant)}`;
}
