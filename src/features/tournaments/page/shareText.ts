import type { Tournament } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { hourText, placeText } from '../../tournamentDay/whenWhere.ts';
import { copy } from '../copy.ts';

/** Returns the message with which a tournament is shared: what, when and where, in one line. */
export function shareText(
  tournament: Pick<Tournament, 'title' | 'date' | 'status' | 'start_time' | 'time_zone' | 'venue'>,
): string {
  const { title, date, status, venue } = tournament;
  const facts = [
    formatCalendarDate(date, { weekday: true }),
    hourText(tournament),
    placeText(venue),
  ].filter(Boolean);
  return `${status ? copy.detail.shared[status](title) : title}: ${facts.join(', ')}.`;
}
