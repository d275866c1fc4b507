import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/**
 * Shows the whole page in full screen; leaves it when the component unmounts. Some phones do not
 * support it (`isAvailable`).
 */
export function useFullScreen() {
  const isActive = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  useEffect(
    () => () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    },
    [],
  );

  const [isAvailable, setIsAvailable] = useState(false);
  // In a transition: an urgent update would make React hydrate the rest of the page in one task.
  useEffect(() => startTransition(() => setIsAvailable(Boolean(document.fullscreenEnabled))), []);
  const toggle = () => {
    if (!document.fullscreenEnabled) return;
    const change = isActive
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // If the browser denies the request, nothing changes.
    change.catch(() => undefined);
  };
  return { isAvailable, isActive, toggle };
}
