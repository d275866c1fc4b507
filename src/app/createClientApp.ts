import { createPath } from 'react-router-dom';
import { backendUrl } from '../lib/urls/storageUrl.ts';
import { withRedirect } from '../lib/urls/redirectTarget.ts';
import { paths, signInPaths } from '../paths.ts';
import { subscribeToOtherTabs } from '../session/listeners.ts';
import type { KeyValueStore } from '../session/storage.ts';
import { toast } from '../ui/toasts/useToast.ts';
import { isCheckingClubSession } from './session/checkClubSession.ts';
import { copy } from './layouts/copy.ts';
import { isClubScreen } from './layouts/routeHandle.ts';
import { createAppRouter } from './router.tsx';
import { createAppStore } from './store.ts';
import { watchVersion } from './version/watchVersion.ts';

/**
 * Creates the store and the router and connects them: a change of account runs the guards again, an
 * expired session redirects to its sign-in page and back afterwards.
 *
 * @param createRouter tests pass one that does not use the address bar
 */
export function createClientApp(storage: KeyValueStore, createRouter = createAppRouter) {
  const store = createAppStore({
    backend: { backendOrigin: backendUrl || window.location.origin },
    storage,
    onAccountChanged: () => void router.revalidate(),
    // The guards redirect to the sign-in; without a message that would look like a bug.
    onClubCleared: () => {
      if (isClubScreen(router.state.matches.map(({ route }) => route)))
        toast.error(copy.club.noToken);
    },
    onExpired: (kind, previousState) => {
      if (kind === 'organiser' && previousState.session.organiser?.card) {
        void router.navigate(paths.table.href(), { replace: true, state: { expired: true } });
        return;
      }
      const { location, navigation } = router.state;
      const signInUrl = withRedirect(
        signInPaths[kind].href(),
        createPath(navigation.location ?? location),
      );
      // On entering a club page the message is a toast; if the session ends later, the sign-in page
      // shows it.
      const isRejectedOnEntry = kind === 'club' && isCheckingClubSession(previousState);
      if (isRejectedOnEntry) toast.error(copy.club.invalidSession);
      void router.navigate(signInUrl, isRejectedOnEntry ? {} : { state: { expired: true } });
    },
  });
  const router = createRouter(store);
  const unsubscribe = subscribeToOtherTabs(storage, store.dispatch);
  const unwatch = watchVersion(store);
  return {
    store,
    router,
    /** Removes the listeners on the browser. */
    dispose: () => {
      unsubscribe();
      unwatch();
      router.dispose();
    },
  };
}
