import ical from 'ical-generator';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { brand } from '../../brand.ts';
import { endOfDate, startOfDate } from '../../lib/calendarDate.ts';
import { copy } from './copy.ts';

/**
 * A tournament as an iCalendar file (RFC 5545): all day on its calendar date, the same in every
 * time zone. `page` is the tournament's full address; with its host the tournament keeps one UID,
 * so that saving it again replaces it.
 */
export function calendarEvent(
  { id, title, date, categories }: Tournament,
  page: string,
  now: Date,
): string {
  const calendar = ical({
    prodId: { company: brand.name, product: copy.calendar.product, language: 'ID' },
  });
  calendar.createEvent({
    id: `tournament-${id}@${new URL(page).host}`,
    stamp: now,
    start: new Date(startOfDate(date)),
    // The first day that is none of it. It may be left out, but some calendars then show nothing.
    end: new Date(endOfDate(date)),
    allDay: true,
    summary: title,
    description: [
      ...(categories.length > 0
        ? [copy.calendar.categories(categories.map(({ name }) => name))]
        : []),
      page,
    ].join('\n'),
    url: page,
  });
  // The standard ends the last line, too.
  return `${calendar.toString()}\r\n`;
}
