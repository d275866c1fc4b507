import { serverPage } from './serverPage.ts';

/**
 * Whether routes are in the URL's fragment. True in the demo: its static file host knows a single
 * page, in any folder.
 */
export const usesHashRouting: boolean = import.meta.env.MODE === 'demo';

/** Returns the absolute URL of a path of the client, to be shared with others. */
export function pageUrl(path: string): string {
  return usesHashRouting ? `${urlWithoutHash()}#${path}` : new URL(path, pageHref()).href;
}

/** Returns the absolute URL of the current page, without the anchor within the page. */
export function currentPageUrl(): string {
  if (!usesHashRouting) return urlWithoutHash();
  const [, path = '/'] = pageHref().split('#');
  return `${urlWithoutHash()}#${path}`;
}

const urlWithoutHash = () => pageHref().split('#')[0] ?? '';

/** Returns the URL of the page, also while the server renders it. */
export const pageHref = (): string =>
  import.meta.env.SSR ? serverPage.href : window.location.href;
