import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetProfileQuery } from '../api/participantAccount.ts';
import { profileUpdated } from '../session/sessionSlice.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Keeps a participant's stored name and pictures the same as on the server; without an answer they
 * stay as they are.
 */
export function useProfileSync(): void {
  const dispatch = useDispatch();
  const { kind } = useSession();
  const { currentData } = useGetProfileQuery(undefined, { skip: kind !== 'participant' });
  const profile = currentData?.user;
  useEffect(() => {
    if (!profile) return;
    const { id, name, profile_picture: pictureUrl, banner: bannerUrl } = profile;
    dispatch(profileUpdated({ id, name, pictureUrl, bannerUrl }));
  }, [dispatch, profile]);
}
