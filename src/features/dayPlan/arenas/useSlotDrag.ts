import { type PointerEvent, useRef } from 'react';
import type { DayPlanChange } from '../../../../openapi/schema.d.ts';

/** How near to the edge of the window it scrolls, and how far each time, in pixels. */
const edge = 80;
const step = 24;

type Drop = { row: HTMLElement; place: 'before' | 'after' };

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('li[data-slot]')];

/** Returns the row at a point, and the half of it. */
function findDrop(x: number, y: number): Drop | undefined {
  const at = document.elementFromPoint(x, y);
  const row = at?.closest<HTMLElement>('li[data-slot]');
  if (row) {
    const { top, height } = row.getBoundingClientRect();
    return { row, place: y < top + height / 2 ? 'before' : 'after' };
  }
  const arena = at?.closest<HTMLElement>('[data-arena]');
  return arena ? { row: arena, place: 'after' } : undefined;
}

/** Returns what is sent for a drop; undefined where it changes nothing. */
function toMove(slotId: number, { row, place }: Drop): DayPlanChange | undefined {
  const arena = row.closest<HTMLElement>('[data-arena]');
  if (!arena) return undefined;
  const rows = rowsOf(arena);
  const index = rows.indexOf(row) + (place === 'after' ? 1 : 0);
  const before = row === arena ? undefined : rows[index];
  if (Number(before?.dataset['slot']) === slotId || Number(row.dataset['slot']) === slotId)
    return undefined;
  return {
    change: 'move',
    slot_id: slotId,
    arena_id: Number(arena.dataset['arena']),
    before_slot_id: before ? Number(before.dataset['slot']) : null,
  };
}

/** Moves slots with a mouse, a pen or a finger, by the handle of each. The keyboard has the menu of a slot. */
export function useSlotDrag(onMove: (change: DayPlanChange) => void) {
  const drop = useRef<Drop>(undefined);
  const show = (next: Drop | undefined) => {
    drop.current?.row.removeAttribute('data-drop');
    drop.current = next;
    next?.row.setAttribute('data-drop', next.place);
  };
  const end = (target: HTMLElement) => {
    const found = drop.current;
    show(undefined);
    target.closest('li')?.removeAttribute('data-dragged');
    return found;
  };
  return (slotId: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.closest('li')?.setAttribute('data-dragged', 'true');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { clientX, clientY } = event;
      if (clientY < edge) window.scrollBy(0, -step);
      if (clientY > window.innerHeight - edge) window.scrollBy(0, step);
      show(findDrop(clientX, clientY));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const found = end(event.currentTarget);
      const change = found && toMove(slotId, found);
      if (change) onMove(change);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void end(event.currentTarget),
  });
}
