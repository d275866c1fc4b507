import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { logoutOrganiser } from '../../api/organisers.ts';
import { signInPaths } from '../../paths.ts';
import { signedOut } from '../../session/sessionSlice.ts';
import { clearDrafts } from '../../ui/forms/useDraft.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { copy } from '../layouts/copy.ts';
import type { AppStore } from '../store.ts';

const useAppStore = useStore.withTypes<AppStore>();

/**
 * Returns a function that signs the organiser out, here and on the server, without waiting for the
 * server.
 */
export function useOrganiserSignOut(): () => void {
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(() => {
    const { organiser } = store.getState().session;
    if (organiser) clearDrafts(organiser.user.id);
    // In this order: the end of the session clears the cache, which would abort a pending request.
    store.dispatch(signedOut('organiser'));
    if (organiser) void store.dispatch(logoutOrganiser.initiate(organiser.token));
    toast.info(copy.header.signedOut);
    void navigate(signInPaths.organiser.href());
  }, [navigate, store, toast]);
}
