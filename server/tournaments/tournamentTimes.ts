import type { TimeZone } from '../../openapi/schema.d.ts';

/** Hours ahead of UTC; Indonesia has no daylight saving time. */
const offsets: Record<TimeZone, string> = {
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
};

type Start = { date: string; startTime: string | null; timeZone: TimeZone };

/** Returns when a tournament starts: at its start time or, without one, at midnight UTC of its date. */
export const startOfTournament = ({ date, startTime, timeZone }: Start): Date =>
  new Date(
    startTime === null ? `${date}T00:00:00Z` : `${date}T${startTime}:00${offsets[timeZone]}`,
  );
