import { useEffect, useRef } from 'react';

type Actions = { toggle: () => void; step: (places: number) => void; fullScreen: () => void };

/**
 * Space, the left and right arrow and F, anywhere on the page. A button that has the focus keeps
 * its own Space.
 */
export function useBoardKeys(actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { toggle, step, fullScreen } = latest.current;
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'ArrowRight') step(1);
      else if (event.key === ' ' && !onButton) once(event, toggle);
      else if (event.key.toLowerCase() === 'f') once(event, fullScreen);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A key that is held down repeats itself. */
function once(event: KeyboardEvent, action: () => void): void {
  if (!event.repeat) action();
}
