import { matchPath, type MiddlewareFunction, redirect } from 'react-router-dom';
import { checkToken } from '../../api/participantAccount.ts';
import { readRedirectTarget, withRedirect } from '../../lib/urls/redirectTarget.ts';
import { paths } from '../../paths.ts';
import { checkClubSession } from './checkClubSession.ts';
import { findClubPage } from '../findClubPage.ts';
import type { AppStore } from '../store.ts';

export type Guard = (store: AppStore) => MiddlewareFunction;

/** Returns a redirect to a sign-in page that leads back to the requested page afterwards. */
function redirectToSignIn(signInHref: string, request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(withRedirect(signInHref, `${pathname}${search}`));
}

/** Participants only; others are redirected to the sign-in page. */
export const participantOnly: Guard =
  (store) =>
  ({ request }, next) => {
    if (!store.getState().session.participant) throw redirectToSignIn(paths.signIn.href(), request);
    return next();
  };

/** Clubs with a token and a readable user only; others are redirected to the club sign-in page. */
export const clubOnly: Guard =
  (store) =>
  ({ request }, next) => {
    if (!store.getState().session.club?.user)
      throw redirectToSignIn(paths.schoolClubLogin.href(), request);
    return next();
  };

/**
 * Lets clubs in; redirects a participant who is a member of a club to its public page, and others
 * to the club sign-in page.
 */
export const clubOrMember: Guard = (store) => async (_, next) => {
  const { participant, club } = store.getState().session;
  if (club?.user) return next();
  throw redirect((participant && (await findClubPage(store))) ?? paths.schoolClubLogin.href());
};

/**
 * Only visitors who are not signed in as a participant; others are redirected to the redirect
 * target or to the profile.
 */
export const participantGuestOnly: Guard =
  (store) =>
  ({ request }, next) => {
    if (store.getState().session.participant)
      throw redirect(readRedirectTarget(new URL(request.url).searchParams) ?? paths.profile.href());
    return next();
  };

/**
 * Only visitors who are not signed in as a club; others are redirected to the redirect target or to
 * the dashboard.
 */
export const clubGuestOnly: Guard =
  (store) =>
  ({ request }, next) => {
    if (store.getState().session.club?.user)
      throw redirect(
        readRedirectTarget(new URL(request.url).searchParams) ?? paths.schoolClubDashboard.href(),
      );
    return next();
  };

/** Organisers only; who has a table card is redirected to its page, others to the sign-in page. */
export const organiserOnly: Guard =
  (store) =>
  ({ request }, next) => {
    const { organiser } = store.getState().session;
    if (!organiser) throw redirectToSignIn(paths.organiserLogin.href(), request);
    if (organiser.card) throw redirect(paths.table.href());
    return next();
  };

export const isInOrganiserArea = (pathname: string): boolean =>
  matchPath({ path: paths.organiser.pattern, end: false }, pathname) !== null;

/** As `organiserOnly` for the pages of organisers, whose routes are not there; lets others pass. */
export const organiserAreaOnly: Guard = (store) => (context, next) =>
  isInOrganiserArea(new URL(context.request.url).pathname)
    ? organiserOnly(store)(context, next)
    : next();

/** Only who is not signed in as an organiser; others are redirected to the organisers' area. */
export const organiserGuestOnly: Guard =
  (store) =>
  ({ request }, next) => {
    const { organiser } = store.getState().session;
    if (organiser && !organiser.card)
      throw redirect(
        readRedirectTarget(new URL(request.url).searchParams) ?? paths.organiser.href(),
      );
    return next();
  };

/**
 * Checks on each navigation whether the participant's token is still valid, without delaying the
 * page. A rejected token ends the session, an unreachable server does not.
 */
export const checkTokenOnNavigation: Guard = (store) => (_, next) => {
  if (store.getState().session.participant) {
    void store.dispatch(checkToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }
  return next();
};

/**
 * Checks on entering a club page whether the club's session is still valid, without delaying the
 * page.
 */
export const checkClubSessionOnEntry: Guard = (store) => (_, next) => {
  void checkClubSession(store);
  return next();
};
