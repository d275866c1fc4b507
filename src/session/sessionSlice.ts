import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TableCardSession } from '../../openapi/schema.d.ts';
import type { AccountKind } from '../../openapi/types.ts';
import type { ClubUser, OrganiserSession, ParticipantSession, SessionState } from './storage.ts';

type ParticipantSignIn = {
  token: string;
  /** Fields that the backend left out are null. */
  user: {
    id: number | null;
    name: string | null;
    profile_picture: string | null;
    banner: string | null;
  };
};

/**
 * Who is signed in, one account of each kind at the same time. On the public pages the participant has
 * priority over the club; an organiser is known in the organisers' area only.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ participant: null, club: null, organiser: null }),
  reducers: {
    participantSignedIn(state, { payload: { token, user } }: PayloadAction<ParticipantSignIn>) {
      state.participant = {
        token,
        name: user.name,
        id: user.id,
        pictureUrl: user.profile_picture,
        bannerUrl: user.banner,
        clubId: null,
        clubName: null,
      };
    },
    clubSignedIn(
      state,
      { payload: { token, user } }: PayloadAction<{ token: string; user: ClubUser }>,
    ) {
      state.club = { token, user };
    },
    organiserSignedIn(state, { payload }: PayloadAction<OrganiserSession>) {
      state.organiser = payload;
    },
    /**
     * What waits to be sent in this browser is kept by the id of the user: for a table by that of the
     * tournament, so that another card of it sends what a withdrawn one could not. No organiser has a
     * negative id.
     */
    tableSignedIn(
      state,
      { payload: { token, card } }: PayloadAction<{ token: string; card: TableCardSession }>,
    ) {
      const user = { id: -card.tournament.id, name: `${card.label} · ${card.person}`, email: '' };
      state.organiser = { token, user, card };
    },
    signedOut(state, { payload: kind }: PayloadAction<AccountKind>) {
      state[kind] = null;
    },
    /** The server rejected the token. */
    sessionExpired(state, { payload: kind }: PayloadAction<AccountKind>) {
      state[kind] = null;
    },
    profileUpdated(state, { payload }: PayloadAction<Partial<Omit<ParticipantSession, 'token'>>>) {
      if (state.participant) Object.assign(state.participant, payload);
    },
    clubUpdated(state, { payload }: PayloadAction<Partial<ClubUser>>) {
      if (state.club?.user) Object.assign(state.club.user, payload);
    },
    /** Another tab or program changed the stored session. */
    storageChanged(state, { payload }: PayloadAction<SessionState>) {
      if (!isSame(state.participant, payload.participant)) state.participant = payload.participant;
      if (!isSame(state.club, payload.club)) state.club = payload.club;
      if (!isSame(state.organiser, payload.organiser)) state.organiser = payload.organiser;
    },
  },
});

const isSame = (a: object | null, b: object | null) => JSON.stringify(a) === JSON.stringify(b);

export const {
  participantSignedIn,
  clubSignedIn,
  organiserSignedIn,
  tableSignedIn,
  signedOut,
  sessionExpired,
  profileUpdated,
  clubUpdated,
  storageChanged,
} = sessionSlice.actions;
