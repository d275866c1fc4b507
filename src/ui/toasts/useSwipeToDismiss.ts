import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { isPastDismissDistance } from './isPastDismissDistance.ts';

/** In pixels; less movement counts as a click. */
const minDragDistance = 6;

const atRest = { distance: 0, isDragging: false };

/**
 * Lets an element be swiped away sideways: spread `handlers` on it and translate it by `distance`
 * pixels. Calls `onDismiss` if it is released beyond 60 percent of its width.
 */
export function useSwipeToDismiss(onDismiss: () => void) {
  const start = useRef<number>(undefined);
  const [{ distance, isDragging }, setDrag] = useState(atRest);

  const release = (event: PointerEvent<HTMLElement>, cancelled: boolean) => {
    if (start.current === undefined) return;
    start.current = undefined;
    if (!cancelled && isPastDismissDistance(distance, event.currentTarget.offsetWidth)) onDismiss();
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
      setDrag(Math.abs(moved) < minDragDistance ? atRest : { distance: moved, isDragging: true });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, true),
  };

  return { distance, isDragging, handlers };
}
