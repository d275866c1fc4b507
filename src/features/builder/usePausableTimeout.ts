import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/**
 * Calls `onEnd` after a delay. The delay restarts whenever the pointer or the keyboard focus leaves
 * the element that gets the returned handlers.
 */
export function usePausableTimeout(milliseconds: number, isRunning: boolean, onEnd: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const handleEnd = useEffectEvent(onEnd);
  const isPaused = !isRunning || isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => handleEnd(), milliseconds);
    return () => clearTimeout(timer);
  }, [isPaused, milliseconds]);
  return {
    // Touch does not count as hovering: the pointer would never leave.
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    // Focus from a click does not mean that the user is about to press the button.
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: () => setIsFocused(false),
  };
}
