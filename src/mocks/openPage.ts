import { api } from '../api/api.ts';
import type { createClientApp } from '../app/createClientApp.ts';
import { paths } from '../paths.ts';

/** The running product. */
export type RunningApp = Pick<ReturnType<typeof createClientApp>, 'store' | 'router'>;

/**
 * Opens a page as if the document was loaded anew in another state, which `change` brings about:
 * with a new account and an empty cache.
 */
export async function openPage(
  { store, router }: RunningApp,
  path: string,
  change: () => Promise<void>,
): Promise<void> {
  // The page is left first: its guards would react to the change, and a page that is open already
  // would not start anew.
  await router.navigate(paths.termsCondition.href());
  await change();
  // The session is read from the storage again, as after a change by another tab.
  window.dispatchEvent(new StorageEvent('storage'));
  store.dispatch(api.util.resetApiState());
  await router.navigate(path, { replace: true });
}
