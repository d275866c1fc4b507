import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { checkToken } from '../api/participantAccount.ts';
import { paths } from '../paths.ts';
import type { AppStore } from './store.ts';

type Guard = (store: AppStore) => MiddlewareFunction;

/** Participants only; anybody else goes to sign-in. */
export const participantOnly: Guard = (store) => (_, next) => {
  if (!store.getState().session.participant) throw redirect(paths.signIn.href());
  return next();
};

/** Clubs with a token and a readable user only; anybody else goes to the club's sign-in. */
export const clubOnly: Guard = (store) => (_, next) => {
  if (!store.getState().session.club?.user) throw redirect(paths.schoolClubLogin.href());
  return next();
};

/** Guests of the participant side only; a signed-in participant goes to the profile. */
export const participantGuestOnly: Guard = (store) => (_, next) => {
  if (store.getState().session.participant) throw redirect(paths.profile.href());
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
