import type { TimeZone } from '../../openapi/schema.d.ts';

/** Hours ahead of UTC; Indonesia has no daylight saving time. */
const offsets: Record<TimeZone, string> = {
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
};

type Start = { date: string; startTime: string | null; timeZone: TimeZone };

type Days = { date: string; endDate: string | null; timeZone: TimeZone };

/** Returns when a tournament starts: at its start time or, without one, at midnight UTC of its date. */
export const startOfTournament = ({ date, startTime, timeZone }: Start): Date =>
  new Date(
    startTime === null ? `${date}T00:00:00Z` : `${date}T${startTime}:00${offsets[timeZone]}`,
  );

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Returns when the table cards of a tournament end: 24 hours after its last day, by the clock of its time zone. */
export const endOfTableCards = ({ date, endDate, timeZone }: Days): Date =>
  new Date(Date.parse(`${endDate ?? date}T00:00:00${offsets[timeZone]}`) + 2 * dayMilliseconds);

/** Returns when the table cards of a tournament begin: at 18:00 of the evening before, by that clock. */
export const startOfTableCards = ({ date, timeZone }: Omit<Days, 'endDate'>): Date =>
  new Date(Date.parse(`${date}T18:00:00${offsets[timeZone]}`) - dayMilliseconds);

const zoneNames: Record<TimeZone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** Returns a time by the clock of a zone, in words: 'Sabtu, 21 November 2026 pukul 18.00 WIB'. */
export function toLongTime(time: Date, timeZone: TimeZone): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('id-ID', { timeZone, ...options }).format(time);
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${day} pukul ${format({ timeStyle: 'short' })} ${zoneNames[timeZone]}`;
}

const jakartaOffset = 7 * 60 * 60 * 1000;

/**
 * Returns the day (YYYY-MM-DD) on which a tournament of that date takes place: by the clock of
 * Jakarta, which has no daylight saving time, wherever the server is.
 */
export const toEventDay = (now: Date): string =>
  new Date(now.getTime() + jakartaOffset).toISOString().slice(0, 10);

/** Returns a time by the clock of Jakarta: '2026-11-22 16:30 WIB'. */
export const toEventTime = (time: Date): string =>
  `${new Date(time.getTime() + jakartaOffset).toISOString().slice(0, 16).replace('T', ' ')} WIB`;

/** Returns when a day (YYYY-MM-DD) begins by the clock of Jakarta. */
export const startOfEventDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - jakartaOffset);

export const endOfEventDay = (day: string): Date =>
  new Date(startOfEventDay(day).getTime() + 24 * 60 * 60 * 1000);

/** Returns the moment of a day (YYYY-MM-DD) and a time (HH:MM) by the clock of a zone. */
export const clockTime = (day: string, time: string, timeZone: TimeZone): Date =>
  new Date(`${day}T${time}:00${offsets[timeZone]}`);

/** Returns a time by the clock of a zone: '10.15'. */
export const toClockTime = (time: Date, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat('id-ID', { timeZone, timeStyle: 'short' }).format(time);

/** Returns the day (YYYY-MM-DD) after another. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMilliseconds).toISOString().slice(0, 10);
