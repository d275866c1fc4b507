import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

type Point = { x: number; y: number };

type Gestures = {
  /** How many of the editor's pixels lie in the stage's width. */
  width: number;
  /** The picture is to follow, in the editor's pixels. */
  onDrag: (x: number, y: number) => void;
  /** Two fingers moved from one distance to another. */
  onPinch: (before: number, after: number) => void;
  onZoom: (direction: 1 | -1) => void;
};

/** In the editor's pixels; with Shift it goes faster. */
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

/** Handlers that let pointer, two fingers and keyboard move and zoom what lies on the stage. */
export function useStageGestures({ width, onDrag, onPinch, onZoom }: Gestures) {
  const fingers = useRef(new Map<number, Point>());

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point => {
    const scale = width / (currentTarget.clientWidth || width);
    // Rounded before they are compared, so that what is lost in one move is made up for by the
    // next.
    return { x: Math.round(clientX * scale), y: Math.round(clientY * scale) };
  };
  const release = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      fingers.current.set(event.pointerId, now);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
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
      // The keys move the frame, so the picture goes the other way.
      if (arrow) onDrag(-arrow[0] * length, -arrow[1] * length);
      if (zoom) onZoom(zoom);
    },
  };
}
