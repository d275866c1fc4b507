import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { beginsAtTop, scrollToTopRepeatedly } from './scrollToTop.ts';

/**
 * Begins every page at its top, and moves focus to its heading, so that keyboard and screen reader
 * begin there too.
 */
export function useScrollToTop(): void {
  const location = useLocation();
  const action = useNavigationType();
  const before = useRef(location);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stand = () => {
      document.documentElement.dataset.loaded = '';
    };
    if (document.readyState === 'complete') stand();
    else window.addEventListener('load', stand, { once: true });
    return () => window.removeEventListener('load', stand);
  }, []);

  useLayoutEffect(() => {
    const arrived = beginsAtTop(before.current, location, action);
    const otherPage = before.current.pathname !== location.pathname;
    before.current = location;
    if (!arrived) return;
    stop.current?.();
    stop.current = scrollToTopRepeatedly();
    if (otherPage) focusHeading();
  }, [location, action]);

  useEffect(() => () => stop.current?.(), []);
}

/**
 * Focuses the page's h1, or the main region where there is none yet; leaves a field alone that has
 * focused itself.
 */
function focusHeading(): void {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? main).focus({ preventScroll: true });
}
