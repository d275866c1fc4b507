import { useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useDocumentHidden } from './useDocumentHidden.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/**
 * Whether an automatic animation may run now. It pauses under a mouse pointer, while the keyboard
 * focus is inside it, and while the page is hidden; it is off at first for visitors who prefer
 * reduced motion. Spread `handlers` on its element, pass `isPlaying` and `toggle` to its button.
 */
export function usePlayback() {
  const reducedMotion = useReducedMotion();
  const isHidden = useDocumentHidden();
  const [choice, setChoice] = useState<boolean>();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPressed = useRef(false);
  const isPlaying = choice ?? !reducedMotion;
  const isPaused = isHovered || isFocused;

  const toggle = () => {
    setChoice(!isPlaying);
    // The pointer or focus is still on the play button, and must not pause what it has started.
    setIsHovered(false);
    setIsFocused(false);
  };

  /** Goes on under the pointer until it comes again. */
  const ignorePointer = () => setIsHovered(false);

  const handlers = {
    // A touch cannot hover.
    onPointerEnter: (event: PointerEvent<HTMLElement>) =>
      setIsHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    // Focus caused by a press does not pause: choosing a category restarts the rotation.
    onPointerDown: () => {
      isPressed.current = true;
    },
    onPointerUp: () => {
      isPressed.current = false;
    },
    onFocus: () => {
      if (!isPressed.current) setIsFocused(true);
      isPressed.current = false;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
    },
  };

  return {
    isPlaying,
    isPaused,
    isHidden,
    isRunning: isPlaying && !isPaused && !isHidden,
    reducedMotion,
    toggle,
    ignorePointer,
    handlers,
  };
}
