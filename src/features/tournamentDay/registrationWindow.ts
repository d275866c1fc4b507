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
