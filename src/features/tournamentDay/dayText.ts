import { daysUntil } from '../../lib/dates/tournamentDay.ts';
import { copy } from './copy.ts';

/**
 * Returns when a tournament is, seen from `now` (milliseconds): 'Hari ini', 'Besok', 'dalam 2 hari' or
 * 'Selesai'; undefined if its date is not one.
 */
export function dayText(date: string, now: number): string | undefined {
  const days = daysUntil(date, now);
  if (Number.isNaN(days)) return undefined;
  if (days < 0) return copy.over;
  if (days === 0) return copy.today;
  return days === 1 ? copy.tomorrow : copy.inDays(days);
}
