import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { checkToken } from '../api/participantAccount.ts';
import { returnAddress, withReturn } from '../lib/returnAddress.ts';
import { paths } from '../paths.ts';
import { checkClub } from './checkClub.ts';
import { findClubPage } from './findClubPage.ts';
import type { AppStore } from './store.ts';

type Guard = (store: AppStore) => MiddlewareFunction;

/** The address `signIn`, so that it leads back to the page that was asked for. */
function wayBackFrom(signIn: string, request: Request): string {
  const { pathname, search } = new URL(request.url);
  return withReturn(signIn, `${pathname}${search}`);
}

/** Participants only; anybody else goes to sign-in, which leads back here. */
export const participantOnly: Guard =
  (store) =>
  ({ request }, next) => {
    if (!store.getState().session.participant)
      throw redirect(wayBackFrom(paths.signIn.href(), request));
    return next();
  };

/**
 * Clubs with a token and a readable user only; anybody else goes to the club's sign-in, which leads
 * back here.
 */
export const clubOnly: Guard =
  (store) =>
  ({ request }, next) => {
    if (!store.getState().session.club?.user)
      throw redirect(wayBackFrom(paths.schoolClubLogin.href(), request));
    return next();
  };

/**
 * A club sees its dashboard; a participant who belongs to a club goes to its public page, anybody
 * else to the club's sign-in.
 */
export const clubOrMember: Guard = (store) => async (_, next) => {
  const { participant, club } = store.getState().session;
  if (club?.user) return next();
  throw redirect((participant && (await findClubPage(store))) ?? paths.schoolClubLogin.href());
};

/**
 * Guests of the participant side only; a signed-in participant goes where the way back leads, or to
 * the profile.
 */
export const participantGuestOnly: Guard =
  (store) =>
  ({ request }, next) => {
    if (store.getState().session.participant)
      throw redirect(returnAddress(new URL(request.url).searchParams) ?? paths.profile.href());
    return next();
  };

/**
 * Guests of the club side only; a signed-in club goes where the way back leads, or to the
 * dashboard.
 */
export const clubGuestOnly: Guard =
  (store) =>
  ({ request }, next) => {
    if (store.getState().session.club?.user)
      throw redirect(
        returnAddress(new URL(request.url).searchParams) ?? paths.schoolClubDashboard.href(),
      );
    return next();
  };

/**
 * Asks the server at each navigation whether the participant's token still holds. The page does not
 * wait for the answer; a refused token ends the session, a server that cannot be reached does not.
 */
export const checkTokenOnNavigation: Guard = (store) => (_, next) => {
  if (store.getState().session.participant) {
    void store.dispatch(checkToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }
  return next();
};

/**
 * Asks the server at each entry to a club's screen whether the club's session still holds. The page
 * does not wait for the answer.
 */
export const checkClubOnEntry: Guard = (store) => (_, next) => {
  void checkClub(store);
  return next();
};
