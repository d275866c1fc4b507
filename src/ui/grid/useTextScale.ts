import { useSyncExternalStore } from 'react';

/** The font size in pixels for which the sizes of a table are given. */
const usualFontSize = 16;

/** Returns how much larger the visitor wants text than usual, such as 2; follows changes. */
export const useTextScale = (): number => useSyncExternalStore(subscribe, readTextScale, () => 1);

const readTextScale = (): number =>
  Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / usualFontSize || 1);

function subscribe(onChange: () => void): () => void {
  // Nothing tells that the font size has changed but the size of an element.
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', width: '1rem', visibility: 'hidden' });
  document.body.append(probe);
  const observer = new ResizeObserver(onChange);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
