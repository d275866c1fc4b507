import type { AppStore } from '../store.ts';
import { checkVersion } from './checkVersion.ts';

/** In milliseconds: how long a page is open, at least, before the server is asked again. */
const checkInterval = 15 * 60 * 1000;

/**
 * Offers to reload the page if somebody returns to it and the server has another version meanwhile.
 * Returns a function that ends this.
 */
export function watchVersion(store: AppStore): () => void {
  let checkedAt = Date.now();
  const onChange = async () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < checkInterval) return;
    checkedAt = Date.now();
    // The toast stays: a second one would say the same.
    if (await checkVersion(store)) stop();
  };
  const listener = () => void onChange();
  const stop = () => document.removeEventListener('visibilitychange', listener);
  document.addEventListener('visibilitychange', listener);
  return stop;
}
