import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/**
 * Calls back after a time, which begins anew whenever the pointer or the keyboard's focus leaves
 * the element that `handlers` are spread on.
 */
export function useRestingTimer(milliseconds: number, running: boolean, onEnd: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const end = useEffectEvent(onEnd);
  const resting = !running || hovered || focused;
  useEffect(() => {
    if (resting) return undefined;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [resting, milliseconds]);
  return {
    // A finger has no way of leaving, so its touch does not count as hovering.
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    // Focus that followed a click is no sign that somebody is about to press.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
}
