import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { ThunkExtraArgument } from '../api/baseQuery.ts';
import { createSessionListeners } from '../session/listeners.ts';
import type { AccountKind } from '../../openapi/types.ts';
import { sessionSlice } from '../session/sessionSlice.ts';
import { type KeyValueStore, readSession } from '../session/storage.ts';

const reducer = combineReducers({
  [sessionSlice.name]: sessionSlice.reducer,
  [api.reducerPath]: api.reducer,
});

export type AppState = ReturnType<typeof reducer>;

/** Duration of a development check in milliseconds above which it is logged. */
const checkWarningDelay = 2000;

type StoreOptions = {
  backend: ThunkExtraArgument;
  storage: KeyValueStore;
  /** Called after the account changed or the session ended, when the cache has been cleared. */
  onAccountChanged: () => void;
  /** Called when the stored club was removed, before the guards run again. */
  onClubCleared: () => void;
  onExpired: (kind: AccountKind, previousState: AppState) => void;
};

/**
 * Creates the Redux store. The session is read from storage at once, so that the first paint shows
 * who is signed in.
 */
export function createAppStore({
  backend,
  storage,
  onAccountChanged,
  onClubCleared,
  onExpired,
}: StoreOptions) {
  const store = configureStore({
    reducer,
    preloadedState: { [sessionSlice.name]: readSession(storage) },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: backend },
        // The development checks log their own duration, which depends on the machine more than on
        // the state.
        immutableCheck: { warnAfter: checkWarningDelay },
        serializableCheck: { warnAfter: checkWarningDelay },
      })
        .prepend(
          createSessionListeners<AppState>({
            store: storage,
            onAccountChanged: () => {
              store.dispatch(api.util.resetApiState());
              onAccountChanged();
            },
            onClubCleared,
            onExpired,
          }),
        )
        .concat(api.middleware),
  });
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
