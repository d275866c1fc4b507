import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the element in the URL hash and moves the focus to it, on each navigation and when the
 * calling component is mounted: with the router, the browser does not do this itself.
 */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (!target) return undefined;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    // Fonts that are loaded later change the height of what is above it.
    if (document.fonts?.status !== 'loading') return undefined;
    const scrollAgain = () => target.scrollIntoView({ behavior: 'instant' });
    document.fonts.addEventListener('loadingdone', scrollAgain, { once: true });
    return () => document.fonts.removeEventListener('loadingdone', scrollAgain);
  }, [hash, key]);
}
