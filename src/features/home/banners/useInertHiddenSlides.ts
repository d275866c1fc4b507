import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Makes every slide inert except the visible one, including the copies that react-slick adds.
 * react-slick itself only sets aria-hidden, so the links in hidden slides would still be tab stops.
 */
export function useInertHiddenSlides(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const updateInert = () => {
      for (const slide of element.querySelectorAll('.slick-slide')) {
        slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') !== 'false');
      }
    };
    updateInert();
    const observer = new MutationObserver(updateInert);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => observer.disconnect();
  }, [frame]);
}
