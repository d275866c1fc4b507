import { useListClubsQuery } from '../../api/clubs.ts';
import type { Invitation } from './InvitingClub.tsx';
import { copy } from './copy.ts';
import { readInvitedClub } from './readInvitedClub.ts';
import { useRedirectTarget } from './signIn/useRedirectTarget.ts';

/**
 * Returns the club, and title and lead of the page, for somebody who has followed a club's
 * invitation; undefined for everybody else.
 */
export function useInvitation(
  lead: string,
): { invitation: Invitation; title: string; lead: string } | undefined {
  const clubId = readInvitedClub(useRedirectTarget());
  const { data, isLoading } = useListClubsQuery(undefined, { skip: clubId === undefined });
  if (clubId === undefined) return undefined;
  const club = data?.data.find(({ id }) => id === clubId);
  return {
    invitation: {
      club: club ?? (isLoading ? undefined : { name: copy.invitation.nameless, logo: null }),
    },
    title: copy.invitation.title(club?.name ?? copy.invitation.nameless),
    lead,
  };
}
