import type { Tournament, TournamentCategory } from '../../../openapi/schema.d.ts';
import { startOfTournament } from '../../lib/dates/tournamentDay.ts';

/** What decides whether teams can be registered. */
export type RegistrationWindow = Pick<
  Tournament,
  'date' | 'starts_at' | 'status' | 'registration_opens_at' | 'registration_closes_at'
>;

/**
 * Whether a team can be registered in any category at `now` (milliseconds), by what is known. Nobody
 * can once the tournament has started.
 */
export function isRegistrationOpen(tournament: RegistrationWindow, now: number): boolean {
  const { status, registration_opens_at: opensAt } = tournament;
  return (
    !status && (!opensAt || Date.parse(opensAt) <= now) && !isRegistrationOver(tournament, now)
  );
}

/** Whether the time to register is over at `now` (milliseconds), by what is known. */
export function isRegistrationOver(tournament: RegistrationWindow, now: number): boolean {
  const { registration_closes_at: closesAt } = tournament;
  return startOfTournament(tournament) <= now || (!!closesAt && Date.parse(closesAt) <= now);
}

/** Whether no more team can be registered in a category. */
export const isFull = ({ capacity, registered = 0 }: TournamentCategory): boolean =>
  capacity !== undefined && registered >= capacity;

/**
 * Returns for how many more teams the categories together have room at `now` (milliseconds); undefined where no
 * team can be registered, or a category takes any number.
 */
export function countFreePlaces(
  tournament: RegistrationWindow & Pick<Tournament, 'categories'>,
  now: number,
): number | undefined {
  const { categories } = tournament;
  if (categories.length === 0 || !isRegistrationOpen(tournament, now)) return undefined;
  const free = categories.map(({ capacity = Infinity, registered = 0 }) =>
    Math.max(0, capacity - registered),
  );
  const total = free.reduce((sum, places) => sum + places, 0);
  return total === Infinity ? undefined : total;
}
