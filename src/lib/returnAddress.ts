import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

const parameter = 'from';

const guestPages: { pattern: string }[] = [
  paths.signIn,
  paths.signUp,
  paths.schoolClubLogin,
  paths.schoolClubRegister,
];
const patterns = Object.values(paths)
  .filter((path) => !guestPages.includes(path))
  .map(({ pattern }) => pattern);

/**
 * Where a sign-in leads anyway: a participant's to the profile, a club's to the dashboard, which is
 * at both its addresses.
 */
const homes = [paths.profile, paths.schoolClubDashboard, paths.schoolClub].map((path) =>
  path.href(),
);

// Stands for the page's own origin, whichever it is.
const here = 'http://here.invalid';

/**
 * The path, query and fragment that `address` names, if it is a page of this client where somebody
 * signed in can be.
 */
function ownPage(address: string | null): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  const known =
    origin === here &&
    !pathname.startsWith('//') &&
    patterns.some((pattern) => matchPath(pattern, pathname));
  return known ? `${pathname}${search}${hash}` : undefined;
}

/**
 * The page to go to after signing in, as the query of a sign-in page names it; nothing where it
 * names none of this client's.
 */
export const returnAddress = (search: URLSearchParams): string | undefined =>
  ownPage(search.get(parameter));

/**
 * The address `href` of a sign-in page, so that it leads to the page `wanted` afterwards; an
 * account's own home needs no mention.
 */
export function withReturn(href: string, wanted: string | undefined): string {
  const page = ownPage(wanted ?? null);
  return page === undefined || homes.includes(page)
    ? href
    : `${href}?${new URLSearchParams({ [parameter]: page }).toString()}`;
}
