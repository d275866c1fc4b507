import { useEffect, useRef } from 'react';

type Actions = {
  togglePlayback: () => void;
  step: (offset: number) => void;
  toggleFullScreen: () => void;
};

/**
 * Keyboard shortcuts for the whole page: Space, left and right arrow, F. A focused button still
 * handles Space itself.
 */
export function useBoardShortcuts(actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { togglePlayback, step, toggleFullScreen } = latest.current;
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'ArrowRight') step(1);
      else if (event.key === ' ' && !isOnButton) runUnlessRepeated(event, togglePlayback);
      else if (event.key.toLowerCase() === 'f') runUnlessRepeated(event, toggleFullScreen);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Ignores the repeated events of a key that is held down. */
function runUnlessRepeated(event: KeyboardEvent, action: () => void): void {
  if (!event.repeat) action();
}
