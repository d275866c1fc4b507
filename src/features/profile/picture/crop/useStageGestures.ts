import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

type Point = { x: number; y: number };

type GestureHandlers = {
  /** Width of the stage in pixels of the editor's canvas. */
  width: number;
  /** By how much to move the picture, in canvas pixels. */
  onDrag: (x: number, y: number) => void;
  /** With the distances of two pointers before and after the move. */
  onPinch: (before: number, after: number) => void;
  onZoom: (direction: 1 | -1) => void;
};

/** Arrow key steps in canvas pixels; the long step is for Shift. */
const step = 8;
const longStep = 40;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zoomKeys: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1, _: -1 };

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns event handlers to move and zoom the picture by mouse, touch and keyboard. */
export function useStageGestures({ width, onDrag, onPinch, onZoom }: GestureHandlers) {
  const pointers = useRef(new Map<number, Point>());

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point => {
    const scale = width / (currentTarget.clientWidth || width);
    // Points are rounded, not distances, so that rounding errors do not add up.
    return { x: Math.round(clientX * scale), y: Math.round(clientY * scale) };
  };
  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      pointers.current.set(event.pointerId, now);
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
      if (other) onPinch(distance(before, other[1]), distance(now, other[1]));
      else onDrag(now.x - before.x, now.y - before.y);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      const zoom = zoomKeys[event.key];
      if (!arrow && !zoom) return;
      event.preventDefault();
      const length = event.shiftKey ? longStep : step;
      // The keys move the frame, so the picture moves in the opposite direction.
      if (arrow) onDrag(-arrow[0] * length, -arrow[1] * length);
      if (zoom) onZoom(zoom);
    },
  };
}
