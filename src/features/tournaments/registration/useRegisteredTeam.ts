import type { MyTeam } from '../../../../openapi/schema.d.ts';
import { useListTournamentTeamsQuery } from '../../../api/tournaments.ts';

/**
 * Returns the own team that is registered in a category, of the own teams of that category;
 * undefined while it is unknown. Somebody in several of them is in one that the tournament lists.
 */
export function useRegisteredTeam(
  tournamentId: number,
  teams: readonly MyTeam[] | undefined,
  isRegistered: boolean,
): MyTeam | undefined {
  const isOpen = isRegistered && teams !== undefined && teams.length > 1;
  const { currentData } = useListTournamentTeamsQuery({ id: tournamentId }, { skip: !isOpen });
  if (!isRegistered) return undefined;
  if (teams?.length === 1) return teams[0];
  return teams?.find((team) => currentData?.data.some(({ id }) => id === team.id));
}
