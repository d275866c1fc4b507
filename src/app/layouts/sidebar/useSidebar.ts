import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const toggleSelector = '[data-sidebar-toggle]';
const siteHeaderSelector = 'header[data-scrolled]';

/**
 * State of the sidebar: closed by a click outside, by the focus moving into the page, by Escape
 * (which returns the focus to the toggle button), and by every navigation.
 *
 * @param takesFocus whether opening it moves the focus to its first link.
 */
export function useSidebar({ takesFocus }: { takesFocus: boolean }) {
  const { key } = useLocation();
  // Bound to the location key, so that a navigation closes it without another render.
  const [openLocationKey, setOpenLocationKey] = useState<string>();
  const open = openLocationKey === key;
  const ref = useRef<HTMLElement>(null);

  const toggle = useCallback(
    () => setOpenLocationKey((current) => (current === key ? undefined : key)),
    [key],
  );
  const close = useCallback(() => setOpenLocationKey(undefined), []);

  useEffect(() => {
    if (!open) return undefined;
    if (takesFocus) ref.current?.querySelector('a')?.focus();
    const closeUnlessWithin = (target: EventTarget | null, exemptSelector: string) => {
      const isWithin =
        target instanceof Element &&
        (ref.current?.contains(target) || target.closest(exemptSelector));
      if (!isWithin) close();
    };
    const onPointerDown = (event: PointerEvent) => closeUnlessWithin(event.target, toggleSelector);
    // In tab order the header's controls are between the toggle button and the sidebar.
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
  }, [open, close, takesFocus]);

  return { ref, open, toggle };
}
