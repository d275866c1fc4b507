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
    .filter((tournament) => daysUntil(tournament, now) >= 0)
    .filter((tournament) => tournament.categories.some(({ id }) => categories.has(id)));
}
