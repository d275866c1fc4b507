import { getClubSession } from '../api/clubAccount.ts';
import { clubUpdated } from '../session/sessionSlice.ts';
import { readClubUser } from '../session/storage.ts';
import type { AppState, AppStore } from './store.ts';

/**
 * Asks the server whether the club's session still holds, and keeps what it says of the club. A
 * refused token ends the session as it does after any call; a server that cannot be reached, or is
 * broken, says nothing about the session.
 */
export async function checkClub(store: AppStore): Promise<void> {
  const { club } = store.getState().session;
  const { data } = await store.dispatch(
    getClubSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const user = readClubUser(data?.user);
  // What was saved or who signed in meanwhile is newer than the answer.
  if (user && store.getState().session.club === club) store.dispatch(clubUpdated(user));
}

/**
 * Whether a club has just entered one of its screens, and the server has not said yet whether its
 * session holds.
 */
export const isCheckingClub = (state: AppState): boolean =>
  getClubSession.select()(state).isLoading;
