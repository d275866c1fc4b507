export type LayoutName = 'main' | 'plain' | 'bare';

/**
 * The layout a page asks for in its route's `handle.layout`: the innermost route's word counts;
 * 'main' where none speaks.
 */
export function layoutOf(matches: readonly { handle: unknown }[]): LayoutName {
  for (const { handle } of matches.toReversed()) {
    if (typeof handle === 'object' && handle !== null && 'layout' in handle) {
      return handle.layout === 'plain' || handle.layout === 'bare' ? handle.layout : 'main';
    }
  }
  return 'main';
}

/**
 * Whether a page is one of a signed-in club's screens, as its route or one around it says in
 * `handle.clubScreen`.
 */
export const isClubScreen = (matches: readonly { handle?: unknown }[]): boolean =>
  matches.some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'clubScreen' in handle,
  );
