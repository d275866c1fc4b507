import { breaksOf, findBreaks, pushTimes } from '../../../openapi/dayPlan/intervals.ts';
import { dayPlanInputBreaksLimits } from '../../../openapi/workLimits.ts';
import { HttpError } from '../../lib/httpError.ts';
import { keyOf } from '../findJobs.ts';
import type { ResolvedSlot } from '../resolveSlots.ts';
import {
  forecast,
  isWaiting,
  nameSlot,
  ofArena,
  type PlanChange,
  type PlanContext,
  requireArena,
  requireWaiting,
  toDate,
  toSeconds,
} from './planContext.ts';

type Delay = { minutes: number; name: string };

/** Where a delay begins: at a slot of an arena, or now, in one arena or in all of them. */
type Start = { from: number; arenaId: number | null; slotId?: number };

/** Returns the slots of an arena with all that waits from one on later by so many seconds. */
function shift(
  context: PlanContext,
  slots: readonly ResolvedSlot[],
  { arenaId, slotId, seconds }: { arenaId: number; slotId: number | undefined; seconds: number },
): ResolvedSlot[] {
  const first = slotId === undefined ? 0 : slots.findIndex(({ id }) => id === slotId);
  const late = slots.slice(first).filter(isWaiting);
  const starts = pushTimes(
    late.map((slot) => ({ seconds: slot.seconds, from: toSeconds(slot.plannedAt) + seconds })),
    breaksOf(findBreaks(context.settings, toSeconds), arenaId),
  );
  const startOf = new Map(late.map(({ id }, index) => [id, toDate(starts[index] ?? 0)]));
  return slots.map((slot) => ({ ...slot, plannedAt: startOf.get(slot.id) ?? slot.plannedAt }));
}

/** Lets arenas wait: the delay is a break, and what is planned behind it moves by as much. */
function addBreak(context: PlanContext, start: Start, { minutes, name }: Delay) {
  const { settings, arenas } = context;
  const { maxItems } = dayPlanInputBreaksLimits;
  if (settings.breaks.length >= maxItems)
    throw new HttpError(409, `Rencana sudah memiliki ${maxItems} jeda. Hapus dulu yang lewat.`);
  const seconds = minutes * 60;
  const added = {
    name,
    from: toDate(start.from).toISOString(),
    to: toDate(start.from + seconds).toISOString(),
    arena_id: start.arenaId,
  };
  const changed = { ...settings, breaks: [...settings.breaks, added] };
  const arenaIds = start.arenaId === null ? arenas.map(({ id }) => id) : [start.arenaId];
  const orders = new Map(
    arenaIds.map((arenaId) => [
      arenaId,
      shift({ ...context, settings: changed }, ofArena(context, arenaId), {
        arenaId,
        slotId: start.slotId,
        seconds,
      }),
    ]),
  );
  return { settings: changed, orders };
}

/** Lets an arena wait from a slot on that has not begun. */
export function delayFrom(context: PlanContext, slotId: number, delay: Delay): PlanChange {
  const slot = requireWaiting(context, slotId);
  const { arenaId } = slot;
  const arena = requireArena(context, arenaId);
  const from = forecast(context, context.slots).get(keyOf(slot))?.from ?? toSeconds(slot.plannedAt);
  return {
    ...addBreak(context, { from, arenaId, slotId }, delay),
    message: `${arena.name} ditunda ${delay.minutes} menit mulai ${nameSlot(context, slot)}.`,
    detail: `${arena.name}, ${delay.minutes} menit`,
  };
}

/** Lets one arena, or all of them, wait from now on. */
export function breakNow(context: PlanContext, arenaId: number | null, delay: Delay): PlanChange {
  const from = toSeconds(context.now);
  const isOpen = context.settings.days.some(
    (day) => toSeconds(day.from) <= from && from < toSeconds(day.to),
  );
  if (!isOpen) throw new HttpError(409, 'Istirahat sekarang hanya dapat dibuat pada jam lomba.');
  const where = arenaId === null ? 'Semua arena' : requireArena(context, arenaId).name;
  return {
    ...addBreak(context, { from, arenaId }, delay),
    message: `${where} beristirahat ${delay.minutes} menit.`,
    detail: `${where}, ${delay.minutes} menit`,
  };
}
