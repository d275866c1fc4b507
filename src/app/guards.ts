import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { checkToken } from '../api/participantAccount.ts';
import { returnAddress, withReturn } from '../lib/returnAddress.ts';
import { paths } from '../paths.ts';
import { findClubPage } from './findClubPage.ts';
import type { AppStore } from './store.ts';

type Guard = (store: AppStore) => MiddlewareFunction;

/** Participants only; anybody else goes to sign-in, which leads back here. */
export const participantOnly: Guard = (store) => ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (!store.getState().session.participant) throw redirect(withReturn(paths.signIn.href(), `${pathname}${search}`));
  return next();
};

/** Clubs with a token and a readable user only; anybody else goes to the club's sign-in. */
export const clubOnly: Guard = (store) => (_, next) => {
  if (!store.getState().session.club?.user) throw redirect(paths.schoolClubLogin.href());
  return next();
};

/** A club sees its dashboard; a participant who belongs to a club goes to its public page, anybody else to the club's sign-in. */
export const clubOrMember: Guard = (store) => async (_, next) => {
  const { participant, club } = store.getState().session;
  if (club?.user) return next();
  throw redirect((participant && await findClubPage(store)) ?? paths.schoolClubLogin.href());
};

/** Guests of the participant side only; a signed-in participant goes where the way back leads, or to the profile. */
export const participantGuestOnly: Guard = (store) => ({ request }, next) => {
  if (store.getState().session.participant) throw redirect(returnAddress(new URL(request.url).searchParams) ?? paths.profile.href());
  return next();
};

/** Guests of the club side only; a signed-in club goes to the dashboard. */
export const clubGuestOnly: Guard = (store) => (_, next) => {
  if (store.getState().session.club?.user) throw redirect(paths.schoolClubDashboard.href());
  return next();
};

/**
 * Asks the server at each navigation whether the participant's token still holds. The page does not wait for the
 * answer; a refused token ends the session, a server that cannot be reached does not.
 */
export const checkTokenOnNavigation: Guard = (store) => (_, next) => {
  if (store.getState().session.participant) {
    void store.dispatch(checkToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }
  return next();
};
