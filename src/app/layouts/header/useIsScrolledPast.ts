import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than `distance` pixels. */
export function useIsScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
}
