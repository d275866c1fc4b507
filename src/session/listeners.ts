import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AccountKind } from '../../openapi/types.ts';
import { sessionExpired, sessionSlice, storageChanged } from './sessionSlice.ts';
import { type KeyValueStore, readSession, type SessionState, writeSession } from './storage.ts';

type StateWithSession = { session: SessionState };

type SessionHooks<State> = {
  store: KeyValueStore;
  /** Called when a token was added, changed or removed: the cache may hold another account's data. */
  onAccountChanged: () => void;
  /** Called when another tab or program removed the signed-in club from the storage. */
  onClubCleared: () => void;
  /** `before` is the state at the time when the server rejected the token. */
  onExpired: (kind: AccountKind, before: State) => void;
};

const tokens = ({ participant, club, organiser }: SessionState) =>
  `${participant?.token} ${club?.token} ${organiser?.token}`;

/** Creates the middleware that keeps the storage, the cache and the session in sync. */
export function createSessionListeners<State extends StateWithSession>({
  store,
  onAccountChanged,
  onClubCleared,
  onExpired,
}: SessionHooks<State>) {
  const listeners = createListenerMiddleware<State>();
  listeners.startListening({
    predicate: (_action, now, before) => now.session !== before.session,
    effect: (action, { getState, getOriginalState }) => {
      const before = getOriginalState().session;
      const now = getState().session;
      if (!storageChanged.match(action)) writeSession(store, now, before);
      else if (before.club && !now.club) onClubCleared();
      if (tokens(now) !== tokens(before)) onAccountChanged();
    },
  });
  listeners.startListening({
    actionCreator: sessionExpired,
    effect: ({ payload }, { getOriginalState }) => onExpired(payload, getOriginalState()),
  });
  return listeners.middleware;
}

/** Updates the session when another tab signs in or out. Returns an unsubscribe function. */
export function subscribeToOtherTabs(
  store: KeyValueStore,
  dispatch: (action: ReturnType<typeof storageChanged>) => void,
): () => void {
  const onStorage = () => dispatch(sessionSlice.actions.storageChanged(readSession(store)));
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
