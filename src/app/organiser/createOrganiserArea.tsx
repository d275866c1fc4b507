import type { RouteObject } from 'react-router-dom';
import NotFoundPage from '../../features/errors/NotFoundPage.tsx';
import { paths } from '../../paths.ts';
import { organiserOnly } from '../session/guards.ts';
import type { RouteHandle } from '../layouts/routeHandle.ts';
import { createPageRoutes } from '../routes/createPageRoutes.tsx';
import { organiserRoutes } from '../routes/organiserRoutes.ts';
import type { AppStore } from '../store.ts';
import { lazyPage } from './lazyPage.tsx';
import { OrganiserLayout } from './OrganiserLayout.tsx';

/** The layout shows at once that a page loads, instead of the page before. */
const routes = organiserRoutes.map((page) =>
  'load' in page ? { ...page, Component: lazyPage(page.load) } : page,
);

/** Returns the route of the organisers' layout with their pages below. */
export const createOrganiserArea = (store: AppStore): RouteObject => ({
  Component: OrganiserLayout,
  middleware: [organiserOnly(store)],
  handle: { layout: 'bare' } satisfies RouteHandle,
  children: [
    ...createPageRoutes(routes, store),
    { path: `${paths.organiser.pattern}/*`, Component: NotFoundPage },
  ],
});
