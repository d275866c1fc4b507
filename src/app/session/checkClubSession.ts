import { getClubSession } from '../../api/clubAccount.ts';
import { clubUpdated } from '../../session/sessionSlice.ts';
import { readClubUser } from '../../session/storage.ts';
import type { AppState, AppStore } from '../store.ts';

/**
 * Checks with the server whether the club's session is still valid, and stores the club it returns.
 * A rejected token ends the session as with any request; if the server is unreachable or fails, the
 * session stays.
 */
export async function checkClubSession(store: AppStore): Promise<void> {
  const { club } = store.getState().session;
  const { data } = await store.dispatch(
    getClubSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const user = readClubUser(data?.user);
  // A change or sign-in made meanwhile is newer than the response.
  if (user && store.getState().session.club === club) store.dispatch(clubUpdated(user));
}

/**
 * Whether a club has just opened one of its pages and the server has not confirmed its session yet.
 */
export const isCheckingClubSession = (state: AppState): boolean =>
  getClubSession.select()(state).isLoading;
