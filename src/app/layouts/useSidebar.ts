import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const toggleSelector = '[data-sidebar-toggle]';
const siteHeaderSelector = 'header[data-scrolled]';

/**
 * The sidebar's state: closed by a click outside, by focus going into the page, by Escape (which
 * gives focus back to the toggle button) and by every navigation.
 */
export function useSidebar() {
  const { key } = useLocation();
  // Belongs to one page; on the next it is closed without another render.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === key;
  const ref = useRef<HTMLElement>(null);

  const toggle = useCallback(
    () => setOpenOn((current) => (current === key ? undefined : key)),
    [key],
  );
  const close = useCallback(() => setOpenOn(undefined), []);

  useEffect(() => {
    if (!open) return undefined;
    const closeUnlessWithin = (target: EventTarget | null, exempt: string) => {
      const within =
        target instanceof Element && (ref.current?.contains(target) || target.closest(exempt));
      if (!within) close();
    };
    const onPointerDown = (event: PointerEvent) => closeUnlessWithin(event.target, toggleSelector);
    // The header's controls stand between the toggle button and the sidebar in tab order.
    const onFocusIn = (event: FocusEvent) => closeUnlessWithin(event.target, siteHeaderSelector);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      document.querySelector<HTMLElement>(toggleSelector)?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, close]);

  return { ref, open, toggle };
}
