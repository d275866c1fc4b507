import type { ComponentType } from 'react';

/** Imports the file of a page. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

export type LayoutName = 'main' | 'plain' | 'bare';

/** What a route says about its pages; the layouts read it. */
export type RouteHandle = {
  /**
   * Layout of the page; the default is 'main' with header, sidebar and footer. 'bare' has no layout
   * at all.
   */
  layout?: LayoutName;
  /** A page of a signed-in club; these pages share a navigation bar. */
  clubScreen?: true;
  /** Somebody signs in, works on an account or reads: the footer is as low as it can be. */
  smallFooter?: true;
  /** Imports the file of the page, which the browser preloads if the server renders the page. */
  load?: LoadPage;
};

/** Returns the layout from the innermost route's `handle.layout`, or 'main' if no route has one. */
export function selectLayout(matches: readonly { handle: unknown }[]): LayoutName {
  for (const { handle } of matches.toReversed()) {
    if (typeof handle === 'object' && handle !== null && 'layout' in handle) {
      return handle.layout === 'plain' || handle.layout === 'bare' ? handle.layout : 'main';
    }
  }
  return 'main';
}

const hasHandle = (name: string, matches: readonly { handle?: unknown }[]): boolean =>
  matches.some(({ handle }) => typeof handle === 'object' && handle !== null && name in handle);

/**
 * Whether the page belongs to a signed-in club: the route or one of its parents has
 * `handle.clubScreen`.
 */
export const isClubScreen = (matches: readonly { handle?: unknown }[]): boolean =>
  hasHandle('clubScreen', matches);

/** Whether somebody works or signs in on the page: a club's screen, or `handle.smallFooter`. */
export const hasSmallFooter = (matches: readonly { handle?: unknown }[]): boolean =>
  isClubScreen(matches) || hasHandle('smallFooter', matches);
