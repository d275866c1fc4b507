import { matchRoutes } from 'react-router-dom';
import { allPaths } from '../paths.ts';

/** The address of a page as the server renders and keeps it. */
type PageAddress = {
  /** Without search parameters that the page does not read. */
  url: URL;
  /**
   * What sets it apart: nothing (there is one for each route), its path, or its search parameters.
   * Visitors can make up any number of the last two.
   */
  kind: 'fixed' | 'path' | 'search';
};

const routes = allPaths.map(({ pattern, search }) => ({
  path: pattern,
  handle: search,
}));

/** Returns the address of the page at a URL; undefined if there is no route for it. */
export function readPageAddress({ href, pathname, searchParams }: URL): PageAddress | undefined {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (!route) return undefined;
  const url = new URL(href);
  url.search = '';
  for (const name of route.handle) {
    const value = searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  // Patterns are matched ignoring case and a slash at the end.
  const kind = url.search ? 'search' : pathname === route.path ? 'fixed' : 'path';
  return { url, kind };
}
