import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SearchDialog } from '../../../features/search/SearchDialog.tsx';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';

type Dialog = ComponentType<Parameters<typeof SearchDialog>[0]>;

/**
 * State of the search dialog. The dialog is loaded on first use, opened by `show` and by Ctrl-K or
 * Cmd-K, and closed by every navigation except a replacement on the same page (a page storing its
 * state in the URL). When closed it restores the focus to the element that had it, or to the button
 * if that element is gone; after a navigation it focuses the page, and `closeForNavigation` focuses
 * the button, so that the new page can take the focus over.
 */
export function useSearchDialog(button: RefObject<HTMLElement | null>) {
  const toast = useToast();
  const { key, pathname } = useLocation();
  const isReplace = useNavigationType() === 'REPLACE';
  const [Dialog, setDialog] = useState<Dialog>();
  const [openState, setOpenState] = useState<{
    locationKey: string;
    page: string;
    opener: Element | null;
  }>();
  // Reset with its page; otherwise a step back to the page would open it again.
  if (openState && openState.locationKey !== key)
    setOpenState(
      isReplace && openState.page === pathname ? { ...openState, locationKey: key } : undefined,
    );
  const open = openState?.locationKey === key;
  const focusTarget = useRef<HTMLElement>(null);

  const show = async () => {
    if (open) return;
    setOpenState({
      locationKey: key,
      page: pathname,
      opener: document.activeElement === document.body ? button.current : document.activeElement,
    });
    try {
      const module = await import('../../../features/search/SearchDialog.tsx');
      setDialog(() => module.SearchDialog);
    } catch {
      setOpenState(undefined);
      toast.error(copy.header.searchFailed);
    }
  };
  const closeAndFocus = (target: Element | null) => {
    focusTarget.current = target instanceof HTMLElement ? target : null;
    setOpenState(undefined);
  };
  const isOpen = open && Dialog !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const fallback = button.current;
    return () => {
      // The dialog traps the focus until it is closed.
      const target = focusTarget.current ?? document.querySelector<HTMLElement>('main');
      focusTarget.current = null;
      target?.focus({ preventScroll: true });
      if (document.activeElement !== target) fallback?.focus({ preventScroll: true });
    };
  }, [isOpen, button]);

  useSearchShortcut(() => void show());

  return {
    Dialog,
    open: isOpen,
    show: () => void show(),
    close: () => closeAndFocus(openState?.opener ?? null),
    closeForNavigation: () => closeAndFocus(button.current),
  };
}

/** Calls back on Ctrl-K and Cmd-K, unless a modal dialog (including the search) is open. */
function useSearchShortcut(callback: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut =
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === 'k';
    if (!isShortcut) return;
    // The browser's default would focus its address bar.
    event.preventDefault();
    const isCovered = document.querySelector('[aria-modal="true"]') !== null;
    if (!isCovered && !event.repeat) callback();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
