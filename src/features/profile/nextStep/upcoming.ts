import type { MyTeam, Tournament } from '../../../../openapi/schema.d.ts';
import { endOfDate, startOfDate } from '../../../lib/calendarDate.ts';
import { copy } from './copy.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The tournaments that are not over and have a category of one of the teams, the nearest first. */
export function upcomingFor(
  teams: readonly MyTeam[],
  tournaments: readonly Tournament[],
  now: number,
): Tournament[] {
  const categories = new Set(teams.map(({ category_id: id }) => id));
  return tournaments
    .filter(({ date }) => endOfDate(date) > now)
    .filter((tournament) => tournament.categories.some(({ id }) => categories.has(id)))
    .sort((a, b) => startOfDate(a.date) - startOfDate(b.date));
}

/** The teams that can play in a tournament, and those of them that are registered in it. */
export function teamsIn(
  { categories }: Tournament,
  teams: readonly MyTeam[],
  registered: readonly number[],
): { all: MyTeam[]; registered: MyTeam[] } {
  const all = teams.filter(({ category_id: id }) => categories.some((one) => one.id === id));
  return { all, registered: all.filter(({ category_id: id }) => registered.includes(id)) };
}

/** Returns 'hari ini', 'besok' or 'dalam 12 hari'. */
export function formatDaysLeft(date: string, now: number): string {
  const days = Math.ceil((startOfDate(date) - now) / dayMilliseconds);
  if (days <= 0) return copy.today;
  return days === 1 ? copy.tomorrow : copy.inDays(days);
}
