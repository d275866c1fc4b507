import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while `wanted`, where the browser can. It lets go by itself when
 * the page is hidden.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => {
      void lock.then((held) => held?.release()).catch(() => undefined);
    };
  }, [wanted]);
}
