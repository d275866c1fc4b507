import {
  createBrowserRouter,
  createHashRouter,
  type DOMRouterOpts,
  type RouteObject,
  type RouterProviderProps,
} from 'react-router-dom';
import { ErrorBoundary } from '../features/errors/ErrorBoundary.tsx';
import NotFoundPage from '../features/errors/NotFoundPage.tsx';
import { usesHashRouting } from '../lib/urls/pageUrl.ts';
import { checkTokenOnNavigation, isInOrganiserArea, organiserAreaOnly } from './session/guards.ts';
import type { RouteHandle } from './layouts/routeHandle.ts';
import { RootErrorBoundary } from './layouts/RootErrorBoundary.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { InitialLoadingScreen } from './layouts/InitialLoadingScreen.tsx';
import { createPageRoutes } from './routes/createPageRoutes.tsx';
import { siteRoutes } from './routes/siteRoutes.ts';
import type { AppStore } from './store.ts';

type DataRouter = RouterProviderProps['router'];

/** The id of the route above all pages. */
const pagesId = 'pages';

/**
 * Returns the routes of the site from their table.
 *
 * @param Root renders the layout around every page; tests of a single screen pass a cheaper one.
 */
export function createRoutes(
  store: AppStore,
  Root: React.ComponentType = RootLayout,
): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: InitialLoadingScreen,
      middleware: [checkTokenOnNavigation(store)],
      children: [
        // Inside the layout, so that header and sidebar stay if a page throws.
        { id: pagesId, ErrorBoundary, children: createPageRoutes(siteRoutes, store) },
        {
          path: '*',
          middleware: [organiserAreaOnly(store)],
          Component: NotFoundPage,
          handle: { layout: 'plain' } satisfies RouteHandle,
        },
      ],
    },
  ];
}

/** Resolves when the first page's code is loaded and its guards have run. */
export const waitForRouter = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(check);
    check();
  });

/**
 * Returns the options of a router: it adds the routes of the organisers' area when an organiser opens
 * it first, so that nobody else loads any of it.
 */
export const createRouterOptions = (store: AppStore): DOMRouterOpts => ({
  future: { v8_middleware: true },
  patchRoutesOnNavigation: async ({ path, patch }) => {
    // Whoever has to sign in first waits for less code.
    if (!isInOrganiserArea(path) || !store.getState().session.organiser) return;
    const { createOrganiserArea } = await import('./organiser/createOrganiserArea.tsx');
    patch(pagesId, [createOrganiserArea(store)]);
  },
});

/** Returns a router that follows the browser's address bar. */
export const createAppRouter = (store: AppStore) =>
  usesHashRouting
    ? createHashRouter(createRoutes(store), createRouterOptions(store))
    : createBrowserRouter(createRoutes(store), createRouterOptions(store));
