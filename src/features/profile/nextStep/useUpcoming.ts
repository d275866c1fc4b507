import type { MyTeam, Tournament } from '../../../../openapi/schema.d.ts';
import { useCheckRegistrationQuery } from '../../../api/registrations.ts';
import { useListTournamentsQuery } from '../../../api/tournaments.ts';
import { currentTime } from '../../../lib/dates/clock.ts';
import { type OwnTeams, ownTeamsIn } from '../../tournamentDay/ownTeams/ownTeams.ts';
import { isRegistrationOver } from '../../tournamentDay/registrationWindow.ts';
import { upcomingFor } from './upcoming.ts';

export type UpcomingTournament = { tournament: Tournament; teams: OwnTeams };

/**
 * Returns the next three tournaments for the teams of a participant, with what is registered;
 * undefined while loading, null after a failure.
 */
export function useUpcoming(teams: readonly MyTeam[]): UpcomingTournament[] | null | undefined {
  const { currentData, isError } = useListTournamentsQuery({ page: 1, per_page: 20 });
  const upcoming = currentData && upcomingFor(teams, currentData.data, currentTime());
  const checks = [
    useCheck(upcoming?.[0], teams),
    useCheck(upcoming?.[1], teams),
    useCheck(upcoming?.[2], teams),
  ];
  if (!upcoming && isError) return null;
  if (!upcoming || checks.some(({ isLoading }) => isLoading)) return undefined;
  // Whoever is not registered by then cannot play in it.
  const isPossible = ({ tournament, teams: own }: UpcomingTournament) =>
    own.registered.length > 0 ||
    isWithdrawn(tournament, own) ||
    (tournament.status !== 'cancelled' && !isRegistrationOver(tournament, currentTime()));
  return checks.flatMap(({ entry }) => (entry && isPossible(entry) ? [entry] : []));
}

/** Whether an organiser has withdrawn an own team. */
const isWithdrawn = ({ changes = [] }: Tournament, { all }: OwnTeams) =>
  changes.some(({ team, after }) => after === '' && all.some(({ id }) => id === team?.id));

function useCheck(tournament: Tournament | undefined, teams: readonly MyTeam[]) {
  const { currentData: check, isLoading } = useCheckRegistrationQuery(
    { body: { tournament_id: tournament?.id ?? 0 } },
    { skip: !tournament },
  );
  const entry: UpcomingTournament | undefined = tournament && {
    tournament,
    teams: ownTeamsIn(tournament, teams, check),
  };
  return { entry, isLoading };
}
