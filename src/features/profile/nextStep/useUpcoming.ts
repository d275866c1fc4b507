import type { MyTeam, Tournament } from '../../../../openapi/schema.d.ts';
import { useCheckRegistrationQuery } from '../../../api/registrations.ts';
import { useListTournamentsQuery } from '../../../api/tournaments.ts';
import { startOfTournament } from '../../../lib/dates/tournamentDay.ts';
import { teamsIn, upcomingFor } from './upcoming.ts';

export type UpcomingTournament = {
  tournament: Tournament;
  /** The own teams that can play in it, and those of them that are registered and checked in. */
  all: MyTeam[];
  registered: MyTeam[];
  checkedIn: MyTeam[];
};

/**
 * Returns the next three tournaments for the teams of a participant, with what is registered;
 * undefined while loading, null after a failure.
 */
export function useUpcoming(teams: readonly MyTeam[]): UpcomingTournament[] | null | undefined {
  const { currentData, isError } = useListTournamentsQuery({ page: 1, per_page: 20 });
  const upcoming = currentData && upcomingFor(teams, currentData.data, Date.now());
  const checks = [
    useCheck(upcoming?.[0], teams),
    useCheck(upcoming?.[1], teams),
    useCheck(upcoming?.[2], teams),
  ];
  if (!upcoming && isError) return null;
  if (!upcoming || checks.some(({ isLoading }) => isLoading)) return undefined;
  // Whoever is not registered when a tournament starts cannot play in it.
  const isPossible = ({ tournament, registered }: UpcomingTournament) =>
    registered.length > 0 ||
    (tournament.status !== 'cancelled' && startOfTournament(tournament) > Date.now());
  return checks.flatMap(({ entry }) => (entry && isPossible(entry) ? [entry] : []));
}

function useCheck(tournament: Tournament | undefined, teams: readonly MyTeam[]) {
  const { currentData: check, isLoading } = useCheckRegistrationQuery(
    { body: { tournament_id: tournament?.id ?? 0 } },
    { skip: !tournament },
  );
  const registered = check?.all_registered
    ? teams.map(({ category_id: id }) => id)
    : (check?.registered_categories ?? []);
  const entry: UpcomingTournament | undefined = tournament && {
    tournament,
    ...teamsIn(tournament, teams, {
      registered,
      checkedIn: check?.checked_in_categories ?? [],
    }),
  };
  return { entry, isLoading };
}
