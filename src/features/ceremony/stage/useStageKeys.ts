import { useEffect, useEffectEvent } from 'react';

type Actions = {
  forward: (() => void) | undefined;
  back: (() => void) | undefined;
  toggleFullScreen: () => void;
};

/** The keys of a keyboard and of a presenter's remote, which sends those of pages. */
const forwardKeys = new Set([' ', 'Enter', 'ArrowRight', 'ArrowDown', 'PageDown']);
const backKeys = new Set(['Backspace', 'ArrowLeft', 'ArrowUp', 'PageUp']);

/** Goes on and back by key. A focused button or link still handles Space and Enter itself. */
export function useStageKeys({ forward, back, toggleFullScreen }: Actions): void {
  const findAction = (key: string) => {
    if (forwardKeys.has(key)) return forward ?? (() => undefined);
    if (backKeys.has(key)) return back ?? (() => undefined);
    return key.toLowerCase() === 'f' ? toggleFullScreen : undefined;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl =
      event.target instanceof Element && event.target.closest('button, a') !== null;
    if (isOnControl && (event.key === ' ' || event.key === 'Enter')) return;
    const action = findAction(event.key);
    if (!action) return;
    event.preventDefault();
    // A key that is held down is one press.
    if (!event.repeat) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
