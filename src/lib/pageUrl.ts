/**
 * Whether routes are in the URL's fragment. True in the demo: its static file host knows a single
 * page, in any folder.
 */
export const usesHashRouting: boolean = import.meta.env.MODE === 'demo';

/** Returns the absolute URL of a path of the client, to be shared with others. */
export function pageUrl(path: string): string {
  return usesHashRouting
    ? `${urlWithoutHash()}#${path}`
    : new URL(path, window.location.origin).href;
}

/** Returns the absolute URL of the current page, without the anchor within the page. */
export function currentPageUrl(): string {
  if (!usesHashRouting) return urlWithoutHash();
  const [, path = '/'] = window.location.href.split('#');
  return `${urlWithoutHash()}#${path}`;
}

const urlWithoutHash = () => window.location.href.split('#')[0] ?? '';
