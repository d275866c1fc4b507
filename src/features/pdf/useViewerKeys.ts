import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

type Actions = {
  turn: (pages: 1 | -1) => void;
  zoom: (direction: 1 | -1) => void;
  fit: () => void;
};

/**
 * Left and right turn the page, + and - zoom, 0 fits the width, unless somebody types or moves a
 * page that is wider than its desk.
 */
export function useViewerKeys(
  { turn, zoom, fit }: Actions,
  desk: RefObject<HTMLElement | null>,
): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event.target)
    )
      return;
    const isWide = desk.current !== null && desk.current.scrollWidth > desk.current.clientWidth;
    if (event.key === 'ArrowRight' && !isWide) turn(1);
    else if (event.key === 'ArrowLeft' && !isWide) turn(-1);
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (event.key === '0') fit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') !==
    null;
