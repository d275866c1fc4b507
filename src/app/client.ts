import { createPath } from 'react-router-dom';
import { backendUrl } from '../lib/backendUrl.ts';
import { withReturn } from '../lib/returnAddress.ts';
import { paths } from '../paths.ts';
import { followOtherTabs } from '../session/listeners.ts';
import type { KeyValueStore } from '../session/storage.ts';
import { toast } from '../ui/useToast.ts';
import { isCheckingClub } from './checkClub.ts';
import { copy } from './layouts/copy.ts';
import { isClubScreen } from './layouts/layoutOf.ts';
import { createStandingRouter, createTabRouter } from './router.tsx';
import { createAppStore } from './store.ts';

/**
 * Puts store and router together: a change of account runs the guards again, an expired session
 * ends at its sign-in with the way back. With an address, the router stands there instead of
 * following the address bar.
 */
export function createClient(storage: KeyValueStore, address?: string) {
  const store = createAppStore({
    backendOrigin: backendUrl || window.location.origin,
    storage,
    onAccountChanged: () => void router.revalidate(),
    // The guards lead to the sign-in; without a word that would look like a fault.
    onClubForgotten: () => {
      if (isClubScreen(router.state.matches.map(({ route }) => route)))
        toast.error(copy.club.noToken);
    },
    onExpired: (kind, before) => {
      const { location, navigation } = router.state;
      const signIn = kind === 'club' ? paths.schoolClubLogin.href() : paths.signIn.href();
      const address = withReturn(signIn, createPath(navigation.location ?? location));
      // Who is turned away at the door is told so in passing; who is sent out of the room finds it
      // on the sign-in page.
      const turnedAway = kind === 'club' && isCheckingClub(before);
      if (turnedAway) toast.error(copy.club.invalidSession);
      void router.navigate(address, turnedAway ? {} : { state: { expired: true } });
    },
  });
  const router =
    address === undefined ? createTabRouter(store) : createStandingRouter(store, address);
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
