import { useEffect, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/**
 * The browser's full screen for the whole page, left again with the component. Telephones may not
 * have it.
 */
export function useFullScreen() {
  const active = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  useEffect(
    () => () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    },
    [],
  );

  const available = Boolean(document.fullscreenEnabled);
  const toggle = () => {
    if (!available) return;
    const change = active
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // A browser that refuses leaves everything as it is.
    change.catch(() => undefined);
  };
  return { available, active, toggle };
}
