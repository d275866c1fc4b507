import { useEffect } from 'react';
import { useGetMembershipQuery } from '../../../api/participantAccount.ts';
import { useCheckRegistrationQuery } from '../../../api/registrations.ts';
import { useListMyTeamsQuery } from '../../../api/teams.ts';
import { useSession } from '../../../session/useSession.ts';

/**
 * Returns the signed-in participant's teams and what is registered of them in a tournament. Both
 * are loaded at once, and reloaded whenever the categories are loaded (`categoriesLoadedAt`,
 * milliseconds), because cached data may be older than the categories.
 */
export function useOwnRegistration(tournamentId: number, categoriesLoadedAt: number | undefined) {
  const session = useSession();
  const isSignedIn = session.kind === 'participant';
  const teams = useListMyTeamsQuery(undefined, { skip: !isSignedIn });
  const check = useCheckRegistrationQuery(
    { body: { tournament_id: tournamentId } },
    { skip: !isSignedIn },
  );

  const { refetch: refetchTeams } = teams;
  const { refetch: refetchCheck } = check;
  useEffect(() => {
    if (!isSignedIn || categoriesLoadedAt === undefined) return;
    void refetchTeams();
    void refetchCheck();
  }, [isSignedIn, categoriesLoadedAt, refetchTeams, refetchCheck]);

  // Unlike `data`, `currentData` is never that of another account or tournament.
  const ownTeams = teams.currentData?.teams;
  // Only somebody without a team has to join a club first.
  const membership = useGetMembershipQuery(undefined, {
    skip: !isSignedIn || ownTeams?.length !== 0,
  });
  return {
    /** Whether anything of it is still unknown, and asked for the first time. */
    isLoading: [teams, check, membership].some(
      ({ currentData, isFetching, error }) => isFetching && currentData === undefined && !error,
    ),
    /** Undefined where it is not known, or does not matter because there is a team. */
    isMember: membership.currentData?.isMember,
    participant: isSignedIn ? { id: session.id } : undefined,
    teams: ownTeams,
    // A response without a list counts as failed.
    haveTeamsFailed: isSignedIn && ownTeams === undefined && !teams.isFetching,
    retryTeams: () => void refetchTeams(),
    check: check.currentData,
  };
}

export type OwnRegistration = ReturnType<typeof useOwnRegistration>;
