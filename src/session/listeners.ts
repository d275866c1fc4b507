import { createListenerMiddleware } from '@reduxjs/toolkit';
import { type AccountKind, sessionExpired, sessionSlice, storageChanged } from './sessionSlice.ts';
import { type KeyValueStore, readSession, type SessionState, writeSession } from './storage.ts';

type StateWithSession = { session: SessionState };

type SessionHooks<State> = {
  store: KeyValueStore;
  /**
   * Called when another account's data could be in the cache: its token appeared, changed or went.
   */
  onAccountChanged: () => void;
  /**
   * Called when the storage no longer knows the club that is signed in: another tab has signed it
   * out, or somebody's tool.
   */
  onClubForgotten: () => void;
  /** `before` is the state as it was when the server refused the token. */
  onExpired: (kind: AccountKind, before: State) => void;
};

const tokens = ({ participant, club }: SessionState) => `${participant?.token} ${club?.token}`;

/** The one middleware that keeps storage, cache and session in step. */
export function createSessionListeners<State extends StateWithSession>({
  store,
  onAccountChanged,
  onClubForgotten,
  onExpired,
}: SessionHooks<State>) {
  const listeners = createListenerMiddleware<State>();
  listeners.startListening({
    predicate: (_action, now, before) => now.session !== before.session,
    effect: (action, { getState, getOriginalState }) => {
      const before = getOriginalState().session;
      const now = getState().session;
      if (!storageChanged.match(action)) writeSession(store, now, before);
      else if (before.club && !now.club) onClubForgotten();
      if (tokens(now) !== tokens(before)) onAccountChanged();
    },
  });
  listeners.startListening({
    actionCreator: sessionExpired,
    effect: ({ payload }, { getOriginalState }) => onExpired(payload, getOriginalState()),
  });
  return listeners.middleware;
}

/** Follows sign-in and sign-out in other tabs; gives a function that stops it. */
export function followOtherTabs(
  store: KeyValueStore,
  dispatch: (action: ReturnType<typeof storageChanged>) => void,
): () => void {
  const follow = () => dispatch(sessionSlice.actions.storageChanged(readSession(store)));
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
