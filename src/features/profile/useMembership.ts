import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetMembershipQuery } from '../../api/participantAccount.ts';
import { profileUpdated } from '../../session/sessionSlice.ts';

/** The own membership as the server tells it, which this browser then remembers. */
export function useMembership() {
  const dispatch = useDispatch();
  // `currentData`, unlike `data`, never belongs to another account.
  const { currentData: membership, error, isFetching, refetch } = useGetMembershipQuery();
  useEffect(() => {
    if (!membership) return;
    const { clubId, clubName } = membership;
    dispatch(
      profileUpdated({
        clubId: clubId === undefined ? null : String(clubId),
        clubName: clubName ?? null,
      }),
    );
  }, [dispatch, membership]);
  return { membership, error, isFetching, retry: () => void refetch() };
}
