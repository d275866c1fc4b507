import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createSelector } from '@reduxjs/toolkit';
import type { TableCardSession } from '../../openapi/schema.d.ts';
import { openStorage } from './openStorage.ts';
import { storageChanged } from './sessionSlice.ts';
import {
  type ClubUser,
  isStorageWritable,
  type OrganiserUser,
  readSession,
  type SessionState,
} from './storage.ts';

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

const defaultName = 'User';

/** Who the screens treat as signed in: the participant first, then the club, else a visitor. */
const selectSession = createSelector(
  (state: { session: SessionState }) => state.session,
  ({ participant, club }): Session => {
    if (participant) {
      const { id, pictureUrl, bannerUrl } = participant;
      return {
        kind: 'participant',
        name: participant.name ?? club?.user?.name ?? defaultName,
        id,
        pictureUrl,
        bannerUrl,
      };
    }
    if (club?.user)
      return { kind: 'club', name: club.user.name, id: club.user.id, logo: club.user.logo };
    return { kind: 'visitor', name: defaultName };
  },
);

export const useSession = (): Session => useSelector(selectSession);

/** The signed-in club, even if a participant is signed in too; null if none is signed in. */
export const useClub = (): ClubUser | null =>
  useSelector(({ session }: { session: SessionState }) => session.club?.user ?? null);

/** The signed-in organiser; null if none is signed in. */
export const useOrganiser = (): OrganiserUser | null =>
  useSelector(({ session }: { session: SessionState }) => session.organiser?.user ?? null);

/** The table card with which somebody has signed in; null without one. */
export const useTableCard = (): TableCardSession | null =>
  useSelector(({ session }: { session: SessionState }) => session.organiser?.card ?? null);

/** The token of the signed-in organiser or table; undefined without one. */
export const useOrganiserToken = (): string | undefined =>
  useSelector(({ session }: { session: SessionState }) => session.organiser?.token);

const clubPollIntervalMs = 1000;

/** Copies the stored session to the state, because other programs on the page may change it. */
export function syncStoredSession(
  dispatch: (action: ReturnType<typeof storageChanged>) => void,
): void {
  const store = openStorage();
  const stored = readSession(store);
  // If the storage is not writable, it never held the session: do not sign out.
  if (stored.club || isStorageWritable(store)) dispatch(storageChanged(stored));
}

/** While a club is signed in, re-reads the stored session every second. */
export function usePollStoredClub(): void {
  const dispatch = useDispatch();
  const { kind } = useSession();
  useEffect(() => {
    if (kind !== 'club') return undefined;
    const timer = setInterval(() => syncStoredSession(dispatch), clubPollIntervalMs);
    return () => clearInterval(timer);
  }, [dispatch, kind]);
}
