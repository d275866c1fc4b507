import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { CallContext } from '../api/baseQuery.ts';
import { createSessionListeners } from '../session/listeners.ts';
import { type AccountKind, sessionSlice } from '../session/sessionSlice.ts';
import { type KeyValueStore, readSession } from '../session/storage.ts';

const reducer = combineReducers({
  [sessionSlice.name]: sessionSlice.reducer,
  [api.reducerPath]: api.reducer,
});

export type AppState = ReturnType<typeof reducer>;

/** In milliseconds. */
const slowCheck = 2000;

type StoreOptions = {
  /** Scheme and host of the backend, without a final slash. */
  backendOrigin: string;
  storage: KeyValueStore;
  /** Called after the session changed hands or ended, once the cache is empty. */
  onAccountChanged: () => void;
  /** Called when the storage has forgotten the club, before the guards run again. */
  onClubForgotten: () => void;
  onExpired: (kind: AccountKind, before: AppState) => void;
};

/**
 * The one store. Its session is read from storage at once, so that the first paint shows who is
 * signed in.
 */
export function createAppStore({
  backendOrigin,
  storage,
  onAccountChanged,
  onClubForgotten,
  onExpired,
}: StoreOptions) {
  const store = configureStore({
    reducer,
    preloadedState: { [sessionSlice.name]: readSession(storage) },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { backendOrigin } satisfies CallContext },
        // The development checks complain of their own slowness, which says more about the machine
        // than about the state.
        immutableCheck: { warnAfter: slowCheck },
        serializableCheck: { warnAfter: slowCheck },
      })
        .prepend(
          createSessionListeners<AppState>({
            store: storage,
            onAccountChanged: () => {
              store.dispatch(api.util.resetApiState());
              onAccountChanged();
            },
            onClubForgotten,
            onExpired,
          }),
        )
        .concat(api.middleware),
  });
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
