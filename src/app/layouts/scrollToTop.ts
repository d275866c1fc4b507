/**
 * When to scroll up after a navigation, in milliseconds: pages that grow late are met by the later
 * ones.
 */
export const scrollTimings = [0, 50, 100, 200, 300] as const;

type Place = { key: string; pathname: string; search: string; hash: string };

/**
 * Whether a navigation begins at the top: another page, a step in history, or the same address
 * again. A changed query or anchor on the same page (a filter, a page number) is no new page.
 */
export function beginsAtTop(
  before: Place,
  now: Place,
  action: 'PUSH' | 'REPLACE' | 'POP',
): boolean {
  if (before.key === now.key && before.pathname === now.pathname) return false;
  if (before.pathname !== now.pathname || action === 'POP') return true;
  return before.search === now.search && before.hash === now.hash;
}

/** What a person does who has taken the scrolling into their own hands. */
const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the top at once and at each of the timings, until the person scrolls themselves. Gives
 * a function that stops it.
 */
export function scrollToTopRepeatedly(): () => void {
  const up = () => window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const timers = scrollTimings.slice(1).map((delay) => window.setTimeout(up, delay));
  const stop = () => {
    timers.forEach((timer) => window.clearTimeout(timer));
    ownScrolling.forEach((event) => window.removeEventListener(event, stop));
  };
  ownScrolling.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  timers.push(window.setTimeout(stop, Math.max(...scrollTimings)));
  up();
  return stop;
}
