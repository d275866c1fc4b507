import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetProfileQuery } from '../../api/participantAccount.ts';
import { profileUpdated } from '../../session/sessionSlice.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * Keeps the participant's stored name and pictures in sync with the server; if the request fails
 * they stay unchanged.
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
