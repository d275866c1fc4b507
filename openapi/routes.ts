type Route = { method: string; path: string };

const placeholders = /\{(\w+)\}/g;

/** Returns the names of the parameters in a path of the document. */
export const pathParameterNames = (path: string): string[] =>
  [...path.matchAll(placeholders)].map(([, name = '']) => name);

/** Replaces the parameters in a path of the document with their values, encoded for a URL. */
export const fillPath = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(placeholders, (_, name: string) => encodeURIComponent(String(values[name])));

/** Returns a path of the document in the syntax of Hono and MSW, such as `/api/teams/:id`. */
export const toRoutePattern = (path: string): string => path.replaceAll(placeholders, ':$1');

/**
 * Returns a function that finds the route of a request by its method, in any case, and the path of
 * its URL. If several routes match, the one with the fewest path parameters is found.
 */
export function createRouteMatcher<T extends Route>(
  routes: readonly T[],
): (method: string, pathname: string) => T | undefined {
  const candidates = routes
    .toSorted((a, b) => pathParameterNames(a.path).length - pathParameterNames(b.path).length)
    .map((route) => ({
      route,
      method: route.method.toUpperCase(),
      pattern: new RegExp(
        `^${route.path.replaceAll('.', String.raw`\.`).replaceAll(placeholders, '[^/]+')}$`,
      ),
    }));
  return (method, pathname) =>
    candidates.find(
      (candidate) => candidate.method === method.toUpperCase() && candidate.pattern.test(pathname),
    )?.route;
}
