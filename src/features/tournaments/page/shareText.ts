import type { Tournament } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { hoursText, placeText, type WhenWhere } from '../../tournamentDay/whenWhere.ts';
import { copy } from '../copy.ts';

/** Returns the message with which a tournament is shared: what, when and where, in one line. */
export function shareText(tournament: WhenWhere & Pick<Tournament, 'title' | 'status'>): string {
  const { title, date, end_date: end, status, venue } = tournament;
  const facts = [
    formatCalendarDate(date, { weekday: true, end }),
    hoursText(tournament),
    placeText(venue),
  ].filter(Boolean);
  return `${status ? copy.detail.shared[status](title) : title}: ${facts.join(', ')}.`;
}
