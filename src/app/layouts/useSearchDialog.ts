import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SearchDialog } from '../../features/search/SearchDialog.tsx';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

type Dialog = ComponentType<Parameters<typeof SearchDialog>[0]>;

/**
 * The search dialog: fetched when it is first wanted, opened by `show` and by Ctrl-K or Cmd-K,
 * closed by every navigation but one by which a page notes in its address what it shows. Closed, it
 * gives the focus back to what had it, or to the button where that has gone meanwhile; after a
 * navigation to the page, and on `leave` to the button, so that the page that is opened may take
 * it.
 */
export function useSearchDialog(button: RefObject<HTMLElement | null>) {
  const toast = useToast();
  const { key, pathname } = useLocation();
  const isNote = useNavigationType() === 'REPLACE';
  const [Dialog, setDialog] = useState<Dialog>();
  const [shown, setShown] = useState<{ on: string; page: string; opener: Element | null }>();
  // Forgotten with its page, or a step back to that would open it again.
  if (shown && shown.on !== key)
    setShown(isNote && shown.page === pathname ? { ...shown, on: key } : undefined);
  const open = shown?.on === key;
  const returnTo = useRef<HTMLElement>(null);

  const show = async () => {
    if (open) return;
    setShown({
      on: key,
      page: pathname,
      opener: document.activeElement === document.body ? button.current : document.activeElement,
    });
    try {
      const module = await import('../../features/search/SearchDialog.tsx');
      setDialog(() => module.SearchDialog);
    } catch {
      setShown(undefined);
      toast.error(copy.header.searchFailed);
    }
  };
  const closeAndFocus = (target: Element | null) => {
    returnTo.current = target instanceof HTMLElement ? target : null;
    setShown(undefined);
  };
  const isOpen = open && Dialog !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const fallback = button.current;
    return () => {
      // Only now that it is closed does it let the focus out.
      const target = returnTo.current ?? document.querySelector<HTMLElement>('main');
      returnTo.current = null;
      target?.focus({ preventScroll: true });
      if (document.activeElement !== target) fallback?.focus({ preventScroll: true });
    };
  }, [isOpen, button]);

  useSearchShortcut(() => void show());

  return {
    Dialog,
    open: isOpen,
    show: () => void show(),
    close: () => closeAndFocus(shown?.opener ?? null),
    leave: () => closeAndFocus(button.current),
  };
}

/**
 * Calls back on Ctrl-K and Cmd-K, except while a dialog covers the page; a search that is open is
 * one, too.
 */
function useSearchShortcut(callback: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut =
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === 'k';
    if (!isShortcut) return;
    // The browser's own puts the focus into its address bar.
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
