import { matchPath } from 'react-router-dom';
import { allPaths, paths } from '../../paths.ts';

const redirectParameter = 'from';

const guestPages: { pattern: string }[] = [
  paths.signIn,
  paths.signUp,
  paths.schoolClubLogin,
  paths.schoolClubRegister,
  paths.organiserLogin,
];
const redirectPatterns = allPaths
  .filter((path) => !guestPages.includes(path))
  .map(({ pattern }) => pattern);

/**
 * Where a sign-in leads without a redirect: a participant's to the profile, a club's to the
 * dashboard (which has two paths), an organiser's to the organisers' area.
 */
const homePaths = [paths.profile, paths.schoolClubDashboard, paths.schoolClub, paths.organiser].map(
  (path) => path.href(),
);

// Base for parsing: only a URL relative to the page's origin keeps it.
const placeholderOrigin = 'http://here.invalid';

/**
 * Returns path, query and fragment of `url` if it is a page of this client that a signed-in visitor
 * may open; otherwise undefined, which prevents open redirects.
 */
function internalPath(url: string | null): string | undefined {
  if (!url?.startsWith('/') || !URL.canParse(url, placeholderOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, placeholderOrigin);
  const isKnown =
    origin === placeholderOrigin &&
    !pathname.startsWith('//') &&
    redirectPatterns.some((pattern) => matchPath(pattern, pathname));
  return isKnown ? `${pathname}${search}${hash}` : undefined;
}

/**
 * Returns the page to go to after signing in, read from a sign-in page's query; undefined if the
 * query names none, or none of this client's.
 */
export const readRedirectTarget = (searchParams: URLSearchParams): string | undefined =>
  internalPath(searchParams.get(redirectParameter));

/**
 * Adds the parameter to the `href` of a sign-in page that leads to `target` after signing in. An
 * account's home page needs none.
 */
export function withRedirect(href: string, target: string | undefined): string {
  const page = internalPath(target ?? null);
  return page === undefined || homePaths.includes(page)
    ? href
    : `${href}?${new URLSearchParams({ [redirectParameter]: page }).toString()}`;
}
