import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { isDraggedAway } from './isDraggedAway.ts';

/** A click with a trembling hand is no drag. */
const threshold = 6;

const atRest = { distance: 0, dragging: false };

/**
 * Lets an element be dragged sideways: spread `handlers` on it and move it by `distance`. Calls
 * `onDismiss` when it is let go beyond 60 percent of its width.
 */
export function useDragAway(onDismiss: () => void) {
  const start = useRef<number>(undefined);
  const [{ distance, dragging }, setDrag] = useState(atRest);

  const release = (event: PointerEvent<HTMLElement>, cancelled: boolean) => {
    if (start.current === undefined) return;
    start.current = undefined;
    if (!cancelled && isDraggedAway(distance, event.currentTarget.offsetWidth)) onDismiss();
    else setDrag(atRest);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton = event.target instanceof Element && event.target.closest('button, a');
      if (event.button !== 0 || onButton) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      const moved = event.clientX - start.current;
      setDrag(Math.abs(moved) < threshold ? atRest : { distance: moved, dragging: true });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, true),
  };

  return { distance, dragging, handlers };
}
