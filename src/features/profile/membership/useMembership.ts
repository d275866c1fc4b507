import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetMembershipQuery } from '../../../api/participantAccount.ts';
import { profileUpdated } from '../../../session/sessionSlice.ts';

/** Loads the club membership of the signed-in user and stores the club in the session. */
export function useMembership() {
  const dispatch = useDispatch();
  // Unlike `data`, `currentData` is never that of another account.
  const {
    currentData: membership,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useGetMembershipQuery();
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
  return { membership, error, isLoading, isFetching, retry: () => void refetch() };
}
