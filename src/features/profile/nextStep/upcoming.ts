import type { MyTeam, Tournament } from '../../../../openapi/schema.d.ts';
import { daysUntil, sortByDay } from '../../../lib/dates/tournamentDay.ts';

/** The tournaments that are not over and have a category of one of the teams, the nearest first. */
export function upcomingFor(
  teams: readonly MyTeam[],
  tournaments: readonly Tournament[],
  now: number,
): Tournament[] {
  const categories = new Set(teams.map(({ category_id: id }) => id));
  return sortByDay(tournaments, now)
    .filter(({ date }) => daysUntil(date, now) >= 0)
    .filter((tournament) => tournament.categories.some(({ id }) => categories.has(id)));
}

/** The categories of a tournament with an own team that is registered, or has also been checked in. */
type OwnCategories = { registered: readonly number[]; checkedIn: readonly number[] };

/** The teams that can play in a tournament, and those of them that are registered and checked in. */
export function teamsIn(
  { categories }: Tournament,
  teams: readonly MyTeam[],
  { registered, checkedIn }: OwnCategories,
): { all: MyTeam[]; registered: MyTeam[]; checkedIn: MyTeam[] } {
  const all = teams.filter(({ category_id: id }) => categories.some((one) => one.id === id));
  const among = (ids: readonly number[]) => all.filter(({ category_id: id }) => ids.includes(id));
  return { all, registered: among(registered), checkedIn: among(checkedIn) };
}
