import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

type Actions = {
  showPage: (position: 'first' | 'last') => void;
  turnPages: (pages: 1 | -1) => void;
  /** Scrolls by a window. */
  turn: (direction: 1 | -1) => void;
  zoom: (direction: 1 | -1) => void;
  fitWidth: () => void;
};

/**
 * Keyboard shortcuts: left and right go to another page, Page Up and Page Down scroll by a
 * window, Home and End go to the first and the last page, + and - zoom, 0 fits the width. Ignored while
 * typing; left and right scroll a page that is wider than its area.
 */
export function useViewerKeys(
  { showPage, turnPages, turn, zoom, fitWidth }: Actions,
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
    const actions: Record<string, () => void> = {
      ...(!isWide && { ArrowRight: () => turnPages(1), ArrowLeft: () => turnPages(-1) }),
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
      Home: () => showPage('first'),
      End: () => showPage('last'),
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': fitWidth,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
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
