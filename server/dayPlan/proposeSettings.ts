import type { DaySettings } from '../db/tables/dayPlans.ts';
import { clockTime, nextDay } from '../lib/eventDay.ts';
import type { ManagedTournament } from '../tournaments/managedQueries.ts';

const [dayBegins, dayEnds] = ['08:00', '16:00'];

/** Returns what a plan begins with: the hours of the tournament, as far as they are known, and noon. */
export function proposeSettings({
  date,
  endDate,
  startTime,
  endTime,
  timeZone,
}: Pick<
  ManagedTournament,
  'date' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'
>): DaySettings {
  const last = endDate ?? date;
  const dates: string[] = [];
  for (let day = date; day <= last; day = nextDay(day)) dates.push(day);
  const at = (day: string, time: string) => clockTime(day, time, timeZone).toISOString();
  const days = dates.map((day, index) => {
    const from = (index === 0 && startTime) || dayBegins;
    const isLast = index === dates.length - 1;
    const to = (isLast && endTime !== null && endTime > from && endTime) || dayEnds;
    return { from: at(day, from), to: at(day, to > from ? to : '23:59') };
  });
  const breaks = dates.map((day) => ({
    name: 'Zuhur dan makan siang',
    from: at(day, '12:00'),
    to: at(day, '13:00'),
  }));
  return { mode: 'queue', days, breaks, durations: [], rest_minutes: 15, late_clubs: [] };
}
