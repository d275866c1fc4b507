import type { KeyValueStore } from '../session/storage.ts';

const storageKey = 'robolaga-reloaded-for';

type ReloadOptions = {
  page: Window;
  /** URL of a script of the running build. */
  buildUrl: string;
  /** Kept for as long as the tab is open. */
  storage: Pick<KeyValueStore, 'getItem' | 'setItem'>;
  /** Answers whether the server still has the script. */
  isServed: (url: string) => Promise<boolean>;
  reload: () => void;
};

/**
 * Reloads the page when a script cannot be loaded because the server has another build by now, but
 * only once for a build. Returns a function that stops it.
 */
export function reloadAfterDeployment({
  page,
  buildUrl,
  storage,
  isServed,
  reload,
}: ReloadOptions): () => void {
  const check = async () => {
    if (storage.getItem(storageKey) === buildUrl || (await isServed(buildUrl))) return;
    storage.setItem(storageKey, buildUrl);
    reload();
  };
  const onPreloadError = () => void check();
  page.addEventListener('vite:preloadError', onPreloadError);
  return () => page.removeEventListener('vite:preloadError', onPreloadError);
}

/** Whether the server has a file, or cannot be reached and so has no other build either. */
export const isServed = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status !== 404,
    () => true,
  );
