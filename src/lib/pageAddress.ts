/**
 * Whether the addresses of pages stand behind a '#'. So in the demo: whoever serves its files knows
 * one page only, in whichever folder that is.
 */
export const routesInFragment: boolean = import.meta.env.MODE === 'demo';

/** The full address of one of the client's pages, as others may be given it. */
export function pageAddress(path: string): string {
  return routesInFragment
    ? `${withoutFragment()}#${path}`
    : new URL(path, window.location.origin).href;
}

/**
 * The full address of the page that is open, without what only this visit has: a place on the page.
 */
export function openPageAddress(): string {
  if (!routesInFragment) return withoutFragment();
  const [, path = '/'] = window.location.href.split('#');
  return `${withoutFragment()}#${path}`;
}

const withoutFragment = () => window.location.href.split('#')[0] ?? '';
