import { backendUrl } from '../lib/backendUrl.ts';
import { paths } from '../paths.ts';
import { followOtherTabs } from '../session/listeners.ts';
import type { KeyValueStore } from '../session/storage.ts';
import { createStandingRouter, createTabRouter } from './router.tsx';
import { createAppStore } from './store.ts';

const signInOf = { participant: paths.signIn, club: paths.schoolClubLogin };

/**
 * Puts store and router together: a change of account runs the guards again, an expired session ends at its sign-in.
 * With an address, the router stands there instead of following the address bar.
 */
export function createClient(storage: KeyValueStore, address?: string) {
  const store = createAppStore({
    backendOrigin: backendUrl || window.location.origin,
    storage,
    onAccountChanged: () => void router.revalidate(),
    onExpired: (kind) => void router.navigate(signInOf[kind].href(), { state: { expired: true } }),
  });
  const router = address === undefined ? createTabRouter(store) : createStandingRouter(store, address);
  const stopFollowing = followOtherTabs(storage, store.dispatch);
  return {
    store,
    router,
    /** Ends what listens to the browser. */
    dispose: () => {
      stopFollowing();
      router.dispose();
    },
  };
}
