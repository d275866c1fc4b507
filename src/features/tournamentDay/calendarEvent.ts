import ical from 'ical-generator';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { brand } from '../../brand.ts';
import { endOfDate, startOfDate } from '../../lib/dates/calendarDate.ts';
import { calendarCopy } from './calendarCopy.ts';

/**
 * Returns the text of an iCalendar file (RFC 5545) with the tournament as an all-day event on its
 * calendar date, in every time zone. `pageUrl` is the absolute URL of the tournament page. The UID
 * is made of its host and the tournament id, so that importing the file again replaces the event.
 */
export function calendarEvent(
  { id, title, date, categories }: Tournament,
  pageUrl: string,
  now: Date,
): string {
  const calendar = ical({
    prodId: { company: brand.name, product: calendarCopy.product, language: 'ID' },
  });
  calendar.createEvent({
    id: `tournament-${id}@${new URL(pageUrl).host}`,
    stamp: now,
    start: new Date(startOfDate(date)),
    // Exclusive. It is optional in the standard, but some calendars show nothing without it.
    end: new Date(endOfDate(date)),
    allDay: true,
    summary: title,
    description: [
      ...(categories.length > 0
        ? [calendarCopy.categories(categories.map(({ name }) => name))]
        : []),
      pageUrl,
    ].join('\n'),
    url: pageUrl,
  });
  // The standard requires a line break after the last line.
  return `${calendar.toString()}\r\n`;
}
