import type { TimeZone } from '../../../openapi/schema.d.ts';

/** Indonesia's time zones, with their usual names; there is no daylight saving time. */
const zones: Record<TimeZone, { name: string; offset: string; hours: number }> = {
  'Asia/Jakarta': { name: 'WIB', offset: '+07:00', hours: 7 },
  'Asia/Makassar': { name: 'WITA', offset: '+08:00', hours: 8 },
  'Asia/Jayapura': { name: 'WIT', offset: '+09:00', hours: 9 },
};

export const timeZones = (Object.keys(zones) as TimeZone[]).map((zone) => ({
  zone,
  ...zones[zone],
}));

const find = (zone: TimeZone = 'Asia/Jakarta') => zones[zone] ?? zones['Asia/Jakarta'];

/** Returns 'WIB', 'WITA' or 'WIT'. */
export const timeZoneName = (zone: TimeZone | undefined): string => find(zone).name;

/** Returns an instant as the time on the clocks of a zone, '2026-12-05T08:00'. */
export function toLocalTime(instant: string, zone: TimeZone | undefined): string {
  const time = new Date(Date.parse(instant) + find(zone).hours * 60 * 60 * 1000);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 16);
}

/** Returns the instant at which the clocks of a zone show a time such as '2026-12-05T08:00'. */
export const toInstant = (localTime: string, zone: TimeZone): string =>
  new Date(`${localTime}:00${find(zone).offset}`).toISOString();
