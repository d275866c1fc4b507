import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Takes every slide but the shown one out of reach of keyboard and screen reader, react-slick's
 * copies of slides included: it hides them from the screen reader only, and their links would still
 * be tab stops.
 */
export function useInertSlides(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const mark = () => {
      for (const slide of element.querySelectorAll('.slick-slide')) {
        slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') !== 'false');
      }
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => observer.disconnect();
  }, [frame]);
}
