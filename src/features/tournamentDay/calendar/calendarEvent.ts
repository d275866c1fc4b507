import ical, { ICalEventStatus } from 'ical-generator';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { brand } from '../../../brand.ts';
import { endOfDate, startOfDate } from '../../../lib/dates/calendarDate.ts';
import { provideRandomUUID } from '../../../lib/createUniqueId.ts';
import { calendarCopy } from './copy.ts';
import { hoursText, placeText } from '../whenWhere.ts';

const eventStatuses = {
  planned: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * Returns the text of an iCalendar file (RFC 5545) with the tournament as an all-day event on its
 * calendar dates, in every time zone. `pageUrl` is the absolute URL of the tournament page. The UID
 * is made of its host and the tournament id, so that importing the file again replaces the event; the
 * sequence rises with its changes, because calendars keep what they have of an event that is no newer.
 */
export function calendarEvent(tournament: Tournament, pageUrl: string, now: Date): string {
  const { id, title, date, end_date: end, categories, venue, status, revision } = tournament;
  const hours = hoursText(tournament);
  const place = placeText(venue);
  // ical-generator makes an id for each event, also for one that has one.
  provideRandomUUID();
  const calendar = ical({
    prodId: { company: brand.name, product: calendarCopy.product, language: 'ID' },
  });
  calendar.createEvent({
    id: `tournament-${id}@${new URL(pageUrl).host}`,
    stamp: now,
    sequence: revision ?? 0,
    status: eventStatuses[status ?? 'planned'],
    start: new Date(startOfDate(date)),
    // Exclusive. It is optional in the standard, but some calendars show nothing without it.
    end: new Date(endOfDate(end ?? date)),
    allDay: true,
    summary: title,
    location: place || null,
    description: [
      ...(status ? [calendarCopy.statuses[status]] : []),
      ...(hours ? [calendarCopy.hours(hours, tournament.start_time !== undefined)] : []),
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
