import { useCallback } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useWayBack } from './useWayBack.ts';

/**
 * Gives a function that opens an account's session with `signedIn` and goes where the way back
 * leads, or to `home`.
 */
export function useSignedIn<SignIn>(signedIn: (signIn: SignIn) => UnknownAction, home: string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const back = useWayBack();
  return useCallback(
    async (signIn: SignIn) => {
      dispatch(signedIn(signIn));
      // Replaces the form, which the guard would not show again anyway.
      await navigate(back ?? home, { replace: true });
    },
    [back, dispatch, home, navigate, signedIn],
  );
}
