import { useEffect } from 'react';
import { useCheckRegistrationQuery } from '../../api/registrations.ts';
import { useListMyTeamsQuery } from '../../api/teams.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * The signed-in participant's teams and what is registered of them in a tournament. Asked for at
 * once and, since they may be older than the categories, again each time the categories load
 * (`categoriesLoadedAt`, milliseconds).
 */
export function useOwnRegistration(tournamentId: number, categoriesLoadedAt: number | undefined) {
  const session = useSession();
  const signedIn = session.kind === 'participant';
  const teams = useListMyTeamsQuery(undefined, { skip: !signedIn });
  const check = useCheckRegistrationQuery(
    { body: { tournament_id: tournamentId } },
    { skip: !signedIn },
  );

  const { refetch: refetchTeams } = teams;
  const { refetch: refetchCheck } = check;
  useEffect(() => {
    if (!signedIn || categoriesLoadedAt === undefined) return;
    void refetchTeams();
    void refetchCheck();
  }, [signedIn, categoriesLoadedAt, refetchTeams, refetchCheck]);

  // `currentData`, unlike `data`, never belongs to another account or tournament.
  const ownTeams = teams.currentData?.teams;
  return {
    participant: signedIn ? { id: session.id } : undefined,
    teams: ownTeams,
    // An answer without a list is as good as none.
    teamsFailed: signedIn && ownTeams === undefined && !teams.isFetching,
    retryTeams: () => void refetchTeams(),
    check: check.currentData,
  };
}

export type OwnRegistration = ReturnType<typeof useOwnRegistration>;
