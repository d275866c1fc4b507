import { type RefObject, useEffect, useRef } from 'react';
import { restoreFocus } from '../dialogs/restoreFocus.ts';

/**
 * Returns the ref of an element that takes the place of a form, or of what had the pressed button, when
 * `isShown` turns from false to true. Window and focus then go to it: on a phone it may begin above the
 * window. Whoever has gone on to something else stays there.
 */
export function useReplacementFocus<E extends HTMLElement>(
  isShown: boolean | undefined,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const { current } = element;
    if (wasShown.current === false && isShown && current) {
      restoreFocus(current);
      if (document.activeElement === current) current.scrollIntoView({ block: 'start' });
    }
    wasShown.current = isShown;
  }, [isShown]);
  return element;
}
