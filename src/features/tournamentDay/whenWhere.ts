import type { Tournament } from '../../../openapi/schema.d.ts';
import { formatShortDate } from '../../lib/dates/calendarDate.ts';
import { formatHour } from '../../lib/dates/formatLocalTime.ts';
import { copy } from './copy.ts';

/** When and where a tournament is; what is not known is missing. */
export type WhenWhere = Pick<
  Tournament,
  'date' | 'start_time' | 'time_zone' | 'end_date' | 'end_time' | 'venue'
>;

/** Returns the building and the city, 'Graha Cendekia, Surabaya'; empty if neither is known. */
export const placeText = (venue: Tournament['venue']): string =>
  [venue?.name, venue?.city].filter(Boolean).join(', ');

/** Returns the hour as '08.00 WIB'; empty if it is not known. */
export const hourText = ({ start_time: hour, time_zone: zone }: WhenWhere): string =>
  hour === undefined ? '' : formatHour(hour, zone);

/** Returns from when until when as '08.00–16.00 WIB', or '08.00 WIB' or 'sampai 16.00 WIB'; empty if neither is known. */
export const hoursText = ({ end_time: end, ...start }: WhenWhere): string =>
  start.start_time || !end
    ? hourText({ ...start, ...(end && { start_time: `${start.start_time}–${end}` }) })
    : copy.until(formatHour(end, start.time_zone));

/**
 * Returns when and where a tournament is: 'Sab, 5 Des', '08.00 WIB' and 'Graha Cendekia, Surabaya'; if
 * `isBrief`, only the day and 'Surabaya'. What is not known is empty. `now` is in milliseconds.
 */
export function whenWhere(tournament: WhenWhere, now: number, isBrief = false) {
  const { date, end_date: end, venue } = tournament;
  return {
    day: formatShortDate(date, now, end),
    hour: isBrief ? '' : hourText(tournament),
    place: isBrief ? venue?.city || venue?.name || '' : placeText(venue),
  };
}
