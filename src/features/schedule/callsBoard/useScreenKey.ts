import { useEffect, useEffectEvent } from 'react';

/** F shows the page in full screen, as on the board of scores. */
export function useScreenKey(toggleFullScreen: () => void): void {
  const toggle = useEffectEvent(toggleFullScreen);
  useEffect(() => {
    const onKeyDown = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!repeat && !ctrlKey && !metaKey && !altKey && key.toLowerCase() === 'f') toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
