import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createSelector } from '@reduxjs/toolkit';
import { openStorage } from './openStorage.ts';
import { storageChanged } from './sessionSlice.ts';
import { canKeep, type ClubUser, readSession, type SessionState } from './storage.ts';

export type Session =
  | { kind: 'visitor'; name: string }
  | {
      kind: 'participant';
      name: string;
      id: number | null;
      pictureUrl: string | null;
      bannerUrl: string | null;
    }
  | { kind: 'club'; name: string; id: number; logo: string | null };

const nameless = 'User';

/** Who the screens treat as signed in: the participant first, then the club, else a visitor. */
export const selectSession = createSelector(
  (state: { session: SessionState }) => state.session,
  ({ participant, club }): Session => {
    if (participant) {
      const { id, pictureUrl, bannerUrl } = participant;
      return {
        kind: 'participant',
        name: participant.name ?? club?.user?.name ?? nameless,
        id,
        pictureUrl,
        bannerUrl,
      };
    }
    if (club?.user)
      return { kind: 'club', name: club.user.name, id: club.user.id, logo: club.user.logo };
    return { kind: 'visitor', name: nameless };
  },
);

/** Who is signed in. */
export const useSession = (): Session => useSelector(selectSession);

/** The signed-in club, also beside a participant; nothing for a moment after it has signed out. */
export const useClub = (): ClubUser | null =>
  useSelector(({ session }: { session: SessionState }) => session.club?.user ?? null);

const clubReadInterval = 1000;

/**
 * Takes over what the browser's storage says of who is signed in, as other programs on the page may
 * change it.
 */
export function readStoredSession(
  dispatch: (action: ReturnType<typeof storageChanged>) => void,
): void {
  const store = openStorage();
  const stored = readSession(store);
  // A storage that could not keep the session says nothing about it.
  if (stored.club || canKeep(store)) dispatch(storageChanged(stored));
}

/**
 * While a club is shown, reads its stored user again every second, as other programs on the page
 * may change it.
 */
export function useStoredClub(): void {
  const dispatch = useDispatch();
  const { kind } = useSession();
  useEffect(() => {
    if (kind !== 'club') return undefined;
    const timer = setInterval(() => readStoredSession(dispatch), clubReadInterval);
    return () => clearInterval(timer);
  }, [dispatch, kind]);
}
