import { Navigate, type RouteObject } from 'react-router-dom';
import {
  checkClubSessionOnEntry,
  clubGuestOnly,
  clubOnly,
  clubOrMember,
  type Guard,
  organiserGuestOnly,
  participantGuestOnly,
  participantOnly,
} from '../session/guards.ts';
import type { RouteHandle } from '../layouts/routeHandle.ts';
import type { AppStore } from '../store.ts';
import type { Access, PageRoute } from './pageRoute.ts';

/** The guards of pages, and how these pages look. */
const accessRules: Record<Access, { guards: Guard[]; handle?: RouteHandle }> = {
  everybody: { guards: [] },
  participant: { guards: [participantOnly] },
  participantGuest: { guards: [participantGuestOnly], handle: { smallFooter: true } },
  club: { guards: [clubOnly, checkClubSessionOnEntry], handle: { clubScreen: true } },
  clubOrMember: { guards: [clubOrMember, checkClubSessionOnEntry], handle: { clubScreen: true } },
  clubGuest: { guards: [clubGuestOnly], handle: { smallFooter: true } },
  organiserGuest: { guards: [organiserGuestOnly], handle: { smallFooter: true } },
};

/** Returns the routes of a table: one for each path of each page. */
export function createPageRoutes(table: PageRoute[], store: AppStore): RouteObject[] {
  return table.flatMap((page) => {
    const { guards, handle } = accessRules[page.access ?? 'everybody'];
    const route = {
      ...createContent(page),
      middleware: guards.map((guard) => guard(store)),
      handle: {
        ...handle,
        ...page.handle,
        ...('load' in page && { load: page.load }),
      } satisfies RouteHandle,
    };
    return [page.path].flat().map(({ pattern }) => ({ path: pattern, ...route }));
  });
}

function createContent(page: PageRoute): Pick<RouteObject, 'Component' | 'element' | 'lazy'> {
  if ('redirectTo' in page) return { element: <Navigate replace to={page.redirectTo} /> };
  if ('Component' in page) return { Component: page.Component };
  return { lazy: async () => ({ Component: (await page.load()).default }) };
}
