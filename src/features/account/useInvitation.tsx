import { useListClubsQuery } from '../../api/clubs.ts';
import type { FormPageProps } from '../../ui/page/FormPage.tsx';
import { InvitingClub } from './InvitingClub.tsx';
import { copy } from './copy.ts';
import { readInvitedClub } from './readInvitedClub.ts';
import { useRedirectTarget } from './signIn/useRedirectTarget.ts';

/**
 * Returns what the page says to somebody who has followed a club's invitation: who invites, and the
 * steps to the club; undefined for everybody else.
 */
export function useInvitation(
  lead: string,
): Pick<FormPageProps, 'board' | 'title' | 'lead'> | undefined {
  const clubId = readInvitedClub(useRedirectTarget());
  const { data, isLoading } = useListClubsQuery(undefined, { skip: clubId === undefined });
  if (clubId === undefined) return undefined;
  const found = data?.data.find(({ id }) => id === clubId);
  const club = found ?? (isLoading ? undefined : { name: copy.invitation.nameless, logo: null });
  return {
    board: { ...copy.invitation.board, head: <InvitingClub club={club} /> },
    title: copy.invitation.title(found?.name ?? copy.invitation.nameless),
    lead,
  };
}
