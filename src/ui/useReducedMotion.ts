import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';
const matches = () => typeof matchMedia === 'function' && matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the visitor's system asks for reduced motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, matches, matches);
