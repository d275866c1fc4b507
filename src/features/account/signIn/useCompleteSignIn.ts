import { useCallback } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useRedirectTarget } from './useRedirectTarget.ts';

/**
 * Returns a function that dispatches `signedInAction` and navigates to the redirect target, or to
 * `defaultPath`.
 */
export function useCompleteSignIn<SignIn>(
  signedInAction: (signIn: SignIn) => UnknownAction,
  defaultPath: string,
) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const redirectTarget = useRedirectTarget();
  return useCallback(
    async (signIn: SignIn) => {
      dispatch(signedInAction(signIn));
      // Replaces the form in the history: the route guard would not show it again anyway.
      await navigate(redirectTarget ?? defaultPath, { replace: true });
    },
    [redirectTarget, dispatch, defaultPath, navigate, signedInAction],
  );
}
