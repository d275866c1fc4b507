import { formatCalendarDate } from './calendarDate.ts';
import { eventDay } from './tournamentDay.ts';

/**
 * Formats an instant ('2026-11-20T08:00:00Z') as its day in Jakarta, wherever the server or the
 * reader is: '20 November 2026'. Returns text that is not an instant unchanged.
 */
export function formatInstant(instant: string): string {
  const day = new Date(eventDay(Date.parse(instant)));
  return Number.isNaN(day.getTime()) ? instant : formatCalendarDate(day.toISOString().slice(0, 10));
}
