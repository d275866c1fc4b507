import { useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useDocumentHidden } from './useDocumentHidden.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/**
 * Whether something that moves by itself may move now. It rests under a mouse pointer, while the
 * keyboard's focus is inside it, and while nobody can see it; it stands still from the start for
 * those who asked for less motion. Spread `handlers` on its element, give `playing` and `toggle` to
 * its button.
 */
export function usePlayback() {
  const reducedMotion = useReducedMotion();
  const hidden = useDocumentHidden();
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const pressed = useRef(false);
  const playing = choice ?? !reducedMotion;
  const resting = hovered || focused;

  const toggle = () => {
    setChoice(!playing);
    // Whoever presses play is there with pointer or focus, and expects to see it play.
    setHovered(false);
    setFocused(false);
  };

  const handlers = {
    // A finger has no way of leaving, so its touch does not count as hovering.
    onPointerEnter: (event: PointerEvent<HTMLElement>) => setHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    // Focus that a press left behind is no reason to stand still: the choice of a category restarts
    // the rotation.
    onPointerDown: () => {
      pressed.current = true;
    },
    onPointerUp: () => {
      pressed.current = false;
    },
    onFocus: () => {
      if (!pressed.current) setFocused(true);
      pressed.current = false;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };

  return {
    playing,
    resting,
    hidden,
    running: playing && !resting && !hidden,
    reducedMotion,
    toggle,
    handlers,
  };
}
