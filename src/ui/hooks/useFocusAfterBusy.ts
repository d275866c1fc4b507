import { type RefObject, useEffect, useRef } from 'react';
import { restoreFocus } from '../dialogs/restoreFocus.ts';

/**
 * Returns the ref of a button that is disabled while `busy`, which costs it the focus: it gets that back
 * afterwards, unless something else has it.
 */
export function useFocusAfterBusy(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && button.current) restoreFocus(button.current);
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
