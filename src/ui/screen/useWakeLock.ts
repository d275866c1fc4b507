import { useEffect } from 'react';

/**
 * Keeps the screen on while `isEnabled`, if the browser supports wake locks. The browser releases
 * the lock when the page is hidden.
 */
export function useWakeLock(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !('wakeLock' in navigator)) return undefined;
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => {
      void lock.then((sentinel) => sentinel?.release()).catch(() => undefined);
    };
  }, [isEnabled]);
}
