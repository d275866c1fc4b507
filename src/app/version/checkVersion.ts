import { documentVersion } from '../../../openapi/version.ts';
import { getVersion } from '../../api/service.ts';
import type { AppStore } from '../store.ts';
import { toast } from '../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';

let isOffered = false;

/** Offers to reload the page with a new version. The toast stays: a second one would say the same. */
export function offerReload(reload: () => void): void {
  if (isOffered) return;
  isOffered = true;
  const onClick = () => {
    isOffered = false;
    reload();
  };
  toast.info(copy.newVersion, { action: { label: copy.reload, onClick } });
}

/** The key in the session storage of the version for which the page was reloaded. */
const reloadedKey = 'reloadedVersion';

// Without a session storage, the page does not know that it was reloaded.
function wasReloadedFor(version: string): boolean {
  try {
    return window.sessionStorage.getItem(reloadedKey) === version;
  } catch {
    return false;
  }
}

function reloadFor(version: string): void {
  try {
    window.sessionStorage.setItem(reloadedKey, version);
  } finally {
    window.location.reload();
  }
}

/**
 * Asks the server for its version and shows a toast with a button to reload if it is not that of
 * this client. A server that does not tell its version is no other version, and neither is one for
 * which the page was reloaded already. Returns whether there is a toast.
 */
export async function checkVersion(store: AppStore): Promise<boolean> {
  const { data } = await store.dispatch(
    getVersion.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const version = data?.version;
  if (typeof version !== 'string' || version === documentVersion) return false;
  if (wasReloadedFor(version)) return false;
  offerReload(() => reloadFor(version));
  return true;
}
