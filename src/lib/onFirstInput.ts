import { prefetch } from './prefetch.ts';

const events = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Prefetches code after the visitor's first input on the page with a connection, once its handlers
 * have run; at once if there has been one. Returns a function that cancels it.
 */
export function onFirstInput(load: () => Promise<unknown>): () => void {
  const action = () => void prefetch(load);
  if (hasInput) {
    action();
    return () => undefined;
  }
  actions.add(action);
  return () => actions.delete(action);
}

let hasInput = false;
const actions = new Set<() => void>();

function runActions(): void {
  // They fetch something: without a connection, the next input runs them.
  if (!navigator.onLine) return;
  for (const event of events) window.removeEventListener(event, runActions, true);
  hasInput = true;
  setTimeout(() => {
    for (const action of actions) action();
    actions.clear();
  });
}

if (typeof window === 'object')
  for (const event of events) window.addEventListener(event, runActions, true);
