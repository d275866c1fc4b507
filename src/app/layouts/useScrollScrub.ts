import { useEffect, useRef } from 'react';
import { scrubProgress } from '../../lib/scrub.ts';
import { useReducedMotion } from '../../ui/useReducedMotion.ts';

/**
 * Ties an animation to the scroll position: keeps the CSS variable --scrub (0 to 1) on the element
 * that carries the ref. Rests at 1 where less motion is wanted.
 */
export function useScrollScrub<ElementType extends HTMLElement>() {
  const ref = useRef<ElementType>(null);
  const still = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (still) {
      element.style.setProperty('--scrub', '1');
      return undefined;
    }
    let frame = 0;
    const measure = () => {
      frame = 0;
      const progress = scrubProgress(element.getBoundingClientRect(), window.innerHeight);
      element.style.setProperty('--scrub', progress.toFixed(4));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [still]);

  return ref;
}
