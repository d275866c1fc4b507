import type { PointerEvent } from 'react';
import type { DayPlanChange } from '../../../../openapi/schema.d.ts';

/** How near to the edges of the window it scrolls, where bars cover the page, and how far each time, in pixels. */
const edge = 136;
const step = 8;

/** An arena, and the row before which a slot is put; without one, it is the last. */
type Drop = { arena: HTMLElement; rows: HTMLElement[]; before: HTMLElement | undefined };

const middleOf = (row: HTMLElement) => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/** Returns where a row is put at a point, which a bar may cover; undefined where it changes nothing. */
function findDrop(dragged: HTMLElement, x: number, y: number): Drop | undefined {
  const arena = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-arena]'))
    .find((found) => found !== null);
  if (!arena) return undefined;
  const rows = [...arena.querySelectorAll<HTMLElement>('li[data-slot]')];
  const before = rows.find((row) => row !== dragged && middleOf(row) > y);
  const index = rows.indexOf(dragged);
  return index !== -1 && rows[index + 1] === before ? undefined : { arena, rows, before };
}

const toMove = (slotId: number, { arena, before }: Drop): DayPlanChange => ({
  change: 'move',
  slot_id: slotId,
  arena_id: Number(arena.dataset['arena']),
  before_slot_id: before ? Number(before.dataset['slot']) : null,
});

/** Shows where a slot will be; returns what hides that again. */
function mark({ arena, rows, before }: Drop): () => void {
  const marked = before ?? rows.at(-1) ?? arena;
  marked.setAttribute('data-drop', before ? 'before' : 'after');
  return () => marked.removeAttribute('data-drop');
}

function scrollAt(y: number): void {
  const top = y < edge ? -step : y > window.innerHeight - edge ? step : 0;
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
}

/**
 * Moves a slot with a mouse, a pen or a finger, from when its handle is pressed until it is left; with Escape
 * it stays. The keyboard has the menu of a slot.
 */
export function dragSlot(
  event: PointerEvent<HTMLElement>,
  slotId: number,
  onMove: (change: DayPlanChange) => void,
): void {
  const handle: HTMLElement = event.currentTarget;
  const row = handle.closest('li');
  if (event.button !== 0 || !row) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  row.setAttribute('data-dragged', 'true');
  const ended = new AbortController();
  const { signal } = ended;
  let at = { x: event.clientX, y: event.clientY };
  let unmark: (() => void) | undefined;
  const end = () => {
    ended.abort();
    unmark?.();
    row.removeAttribute('data-dragged');
  };
  // In each frame, as it goes on scrolling while the pointer is held at an edge.
  const follow = () => {
    if (signal.aborted) return;
    scrollAt(at.y);
    unmark?.();
    const drop = findDrop(row, at.x, at.y);
    unmark = drop && mark(drop);
    requestAnimationFrame(follow);
  };
  follow();
  handle.addEventListener('pointermove', ({ x, y }) => void (at = { x, y }), { signal });
  handle.addEventListener('pointercancel', end, { signal });
  handle.addEventListener(
    'pointerup',
    ({ x, y }) => {
      end();
      const drop = findDrop(row, x, y);
      if (drop) onMove(toMove(slotId, drop));
    },
    { signal },
  );
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
