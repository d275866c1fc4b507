import type { ComponentType } from 'react';
import type { LoadPage, RouteHandle } from '../layouts/routeHandle.ts';

/** Who may open a page. The guards of router.tsx redirect everybody else. */
export type Access =
  | 'everybody'
  | 'participant'
  | 'participantGuest'
  | 'club'
  | 'clubOrMember'
  | 'clubGuest'
  | 'organiserGuest';

/** Where links are shown. `sidebarTop` is above the categories of the sidebar, `sidebar` below. */
type Navigation =
  | 'sidebarTop'
  | 'sidebar'
  | 'footerExplore'
  | 'footerAccount'
  | 'footerLegal'
  | 'loginMenu'
  | 'clubBar'
  | 'organiserBar';

/** An entry of the route tables. */
export type PageRoute = {
  /** Its path in src/paths.ts; some pages have two. */
  path: { pattern: string } | { pattern: string }[];
  /** The default is everybody. */
  access?: Access;
  handle?: RouteHandle;
  /** The link to it, and the navigations that show it, in the order of the table. */
  link?: { label: string; Icon?: ComponentType; in: readonly Navigation[] };
} & (
  | { load: LoadPage }
  /** For what has to be shown when nothing can be loaded. */
  | { Component: ComponentType }
  | { redirectTo: string }
);

/** Returns the links that a navigation shows to pages of a route table, in the order of the table. */
export const selectLinks = (routes: readonly PageRoute[], navigation: Navigation) =>
  routes.flatMap(({ path, link }) => {
    const [page] = [path].flat();
    return page && link?.in.includes(navigation)
      ? [{ to: page.pattern, label: link.label, Icon: link.Icon }]
      : [];
  });
