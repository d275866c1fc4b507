import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { participantSignedIn } from '../../session/sessionSlice.ts';
import type { readSignIn } from './signedIn.ts';

/** Gives a function that opens the participant's session and goes to the profile. */
export function useSignedIn() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return useCallback(async (signIn: NonNullable<ReturnType<typeof readSignIn>>) => {
    dispatch(participantSignedIn(signIn));
    // Replaces the form, which the guard would not show again anyway.
    await navigate(paths.profile.href(), { replace: true });
  }, [dispatch, navigate]);
}
