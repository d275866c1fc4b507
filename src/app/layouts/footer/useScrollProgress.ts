import { useEffect, useRef } from 'react';
import { scrollProgress } from '../../../lib/scrollProgress.ts';
import { useReducedMotion } from '../../../ui/hooks/useReducedMotion.ts';

/**
 * Binds an animation to the scroll position: keeps the CSS variable --scroll-progress (0 to 1) of
 * the element with the returned ref up to date. Stays at 1 if reduced motion is preferred.
 */
export function useScrollProgress<ElementType extends HTMLElement>() {
  const ref = useRef<ElementType>(null);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (reducedMotion) {
      element.style.setProperty('--scroll-progress', '1');
      return undefined;
    }
    let frame = 0;
    const measure = () => {
      frame = 0;
      const { scrollHeight } = document.documentElement;
      const left = scrollHeight - window.innerHeight - window.scrollY;
      const progress = scrollProgress(element.getBoundingClientRect(), window.innerHeight, left);
      element.style.setProperty('--scroll-progress', progress.toFixed(4));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // In a frame too: to measure in an effect computes the layout within React's task.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [reducedMotion]);

  return ref;
}
