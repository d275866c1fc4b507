import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { participantSignedIn } from '../../session/sessionSlice.ts';
import type { readSignIn } from './signedIn.ts';
import { useWayBack } from './useWayBack.ts';

/** Gives a function that opens the participant's session and goes where the way back leads, or to the profile. */
export function useSignedIn() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const back = useWayBack();
  return useCallback(async (signIn: NonNullable<ReturnType<typeof readSignIn>>) => {
    dispatch(participantSignedIn(signIn));
    // Replaces the form, which the guard would not show again anyway.
    await navigate(back ?? paths.profile.href(), { replace: true });
  }, [back, dispatch, navigate]);
}
