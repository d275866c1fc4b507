import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

type Actions = {
  turnPages: (pages: 1 | -1) => void;
  zoom: (direction: 1 | -1) => void;
  fitWidth: () => void;
};

/**
 * Keyboard shortcuts: left and right turn the page, + and - zoom, 0 fits the width. Ignored while
 * typing; left and right scroll a page that is wider than its area.
 */
export function useViewerKeys(
  { turnPages, zoom, fitWidth }: Actions,
  area: RefObject<HTMLElement | null>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event.target)
    )
      return;
    const isWide = area.current !== null && area.current.scrollWidth > area.current.clientWidth;
    if (event.key === 'ArrowRight' && !isWide) turnPages(1);
    else if (event.key === 'ArrowLeft' && !isWide) turnPages(-1);
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (event.key === '0') fitWidth();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') !==
    null;
