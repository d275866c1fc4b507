import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { shouldScrollToTop, scrollToTopRepeatedly } from './scrollToTop.ts';

/**
 * Scrolls to the top of each new page and moves the focus to its heading, so that keyboard and
 * screen reader start there too.
 */
export function useScrollToTop(): void {
  const location = useLocation();
  const action = useNavigationType();
  const previousLocation = useRef(location);
  const stopScrolling = useRef<() => void>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const markLoaded = () => {
      document.documentElement.dataset.loaded = '';
    };
    if (document.readyState === 'complete') markLoaded();
    else window.addEventListener('load', markLoaded, { once: true });
    return () => window.removeEventListener('load', markLoaded);
  }, []);

  useLayoutEffect(() => {
    const shouldScroll = shouldScrollToTop(previousLocation.current, location, action);
    const isOtherPage = previousLocation.current.pathname !== location.pathname;
    previousLocation.current = location;
    if (!shouldScroll) return;
    stopScrolling.current?.();
    // With a hash, a part of the page is scrolled to as soon as it is there: see `useScrollToHash`.
    if (location.hash && action !== 'POP')
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    else stopScrolling.current = scrollToTopRepeatedly();
    if (isOtherPage) focusHeading();
  }, [location, action]);

  useEffect(() => () => stopScrolling.current?.(), []);
}

/**
 * Focuses the page's h1, or the main region if there is none yet; does nothing if a field has
 * focused itself.
 */
function focusHeading(): void {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? main).focus({ preventScroll: true });
}
