import { useListClubsQuery } from '../../api/clubs.ts';
import { copy } from './copy.ts';
import { readInvitedClub } from './readInvitedClub.ts';
import { useRedirectTarget } from './signIn/useRedirectTarget.ts';

/**
 * Returns title and lead of the page for somebody who has followed a club's invitation; undefined
 * for everybody else.
 */
export function useInvitation(lead: string): { title: string; lead: string } | undefined {
  const clubId = readInvitedClub(useRedirectTarget());
  const { data } = useListClubsQuery(undefined, { skip: clubId === undefined });
  if (clubId === undefined) return undefined;
  const name = data?.data.find(({ id }) => id === clubId)?.name ?? copy.invitation.nameless;
  return {
    title: copy.invitation.title(name),
    lead,
  };
}
