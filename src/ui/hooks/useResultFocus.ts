import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from './useReducedMotion.ts';

/**
 * Returns a ref for what somebody waits for who has pressed a button: when it comes, focus and window go to it, so
 * that it is read out and in view.
 */
export function useResultFocus<Result extends HTMLElement>(
  takesFocus: boolean,
): RefObject<Result | null> {
  const result = useRef<Result>(null);
  useEffect(() => {
    if (!takesFocus) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({
      block: 'start',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [takesFocus]);
  return result;
}
