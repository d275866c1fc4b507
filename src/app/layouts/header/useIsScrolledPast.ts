import { useSyncExternalStore } from 'react';

/** Read in an event only: reading it while a page is mounted makes the browser lay the page out. */
let scrollY = 0;

function subscribe(onChange: () => void): () => void {
  const update = () => {
    scrollY = window.scrollY;
    onChange();
  };
  // The browser may have restored a position before.
  const frame = requestAnimationFrame(update);
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', update);
  };
}

/** Whether the page is scrolled by more than `distance` pixels. */
export function useIsScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  );
}
