import type { Tournament } from '../../../../openapi/schema.d.ts';
import { endOfDate } from '../../../lib/dates/calendarDate.ts';
import { AddToCalendarButton } from '../../tournamentDay/AddToCalendarButton.tsx';
import { useEachSecond } from '../useEachSecond.ts';

/** Adds a tournament to a calendar. Hidden if its date is invalid or in the past. */
export function CalendarButton({ tournament }: { tournament: Tournament }) {
  const isUpcoming = useEachSecond((now) => endOfDate(tournament.date) > now);
  return isUpcoming ? <AddToCalendarButton tournament={tournament} /> : null;
}
