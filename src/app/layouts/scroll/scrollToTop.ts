/**
 * Delays in milliseconds after a navigation: the later ones are for pages whose height grows while
 * loading.
 */
const scrollDelays = [0, 50, 100, 200, 300] as const;

type PageLocation = { key: string; pathname: string; search: string; hash: string };

/**
 * Whether a navigation starts at the top: on another page, a step in history, or the same URL
 * again. A changed query or anchor on the same page (a filter, a page number) does not count.
 */
export function shouldScrollToTop(
  previous: PageLocation,
  current: PageLocation,
  action: 'PUSH' | 'REPLACE' | 'POP',
): boolean {
  if (previous.key === current.key && previous.pathname === current.pathname) return false;
  if (previous.pathname !== current.pathname || action === 'POP') return true;
  return previous.search === current.search && previous.hash === current.hash;
}

/** Events that show that the user has taken over scrolling. */
const userScrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the top at each of the delays, until the user scrolls. Returns a function that stops
 * it.
 */
export function scrollToTopRepeatedly(): () => void {
  const scrollUp = () => window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const timers = scrollDelays.slice(1).map((delay) => window.setTimeout(scrollUp, delay));
  const stop = () => {
    timers.forEach((timer) => window.clearTimeout(timer));
    userScrollEvents.forEach((event) => window.removeEventListener(event, stop));
  };
  userScrollEvents.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  timers.push(window.setTimeout(stop, Math.max(...scrollDelays)));
  scrollUp();
  return stop;
}
