import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { logoutClub } from '../../api/clubAccount.ts';
import { logoutParticipant } from '../../api/participantAccount.ts';
import { signInPaths } from '../../paths.ts';
import { signedOut } from '../../session/sessionSlice.ts';
import { clearDrafts } from '../../ui/forms/useDraft.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { copy } from '../layouts/copy.ts';
import type { AppStore } from '../store.ts';

/** Those who sign out in the site's header; organisers do it in their own. */
const logouts = { participant: logoutParticipant, club: logoutClub };

const useAppStore = useStore.withTypes<AppStore>();

/**
 * Returns a function that signs one account out, here and on the server, without waiting for the
 * server.
 */
export function useSignOut(): (kind: keyof typeof logouts) => void {
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(
    (kind) => {
      const { session } = store.getState();
      const token = session[kind]?.token;
      // Only here: when a session expires, its drafts are kept until the same account signs in
      // again.
      if (kind === 'club' && session.club?.user) clearDrafts(session.club.user.id);
      // In this order: the end of the session clears the cache, which would abort a pending
      // request.
      store.dispatch(signedOut(kind));
      if (token) void store.dispatch(logouts[kind].initiate(token));
      toast.info(copy.header.signedOut);
      void navigate(signInPaths[kind].href());
    },
    [navigate, store, toast],
  );
}
