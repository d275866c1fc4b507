import { findClash, findTooEarly, type Timed } from '../../../openapi/dayPlan/clashes.ts';
import {
  afterBreaks,
  breaksOf,
  findBreaks,
  pushTimes,
} from '../../../openapi/dayPlan/intervals.ts';
import { HttpError } from '../../lib/httpError.ts';
import { toClockTime } from '../../lib/eventDay.ts';
import { keyOf } from '../findJobs.ts';
import { fateOf } from '../makePlan.ts';
import type { ArenaRow } from '../planQueries.ts';
import type { ResolvedSlot } from '../resolveSlots.ts';
import {
  forecast,
  nameSlot,
  ofArena,
  type PlanChange,
  type PlanContext,
  requireArena,
  requireSlot,
  requireWaiting,
  toDate,
  toSeconds,
  toTimed,
} from './planContext.ts';

type Move = { slotId: number; arenaId: number; beforeId: number | null };

/** Throws 409 if an arena is not for the category of a slot. */
function requireHold({ tournament }: PlanContext, arena: ArenaRow, slot: ResolvedSlot): void {
  const { categoryIds, name } = arena;
  if (categoryIds.length === 0 || categoryIds.includes(slot.categoryId)) return;
  const category = tournament.categories.find(({ id }) => id === slot.categoryId)?.name ?? '';
  throw new HttpError(409, `${name} tidak dipakai untuk ${category}.`);
}

/** Returns the slots of an arena in their new order. */
function insertSlot(context: PlanContext, slot: ResolvedSlot, { arenaId, beforeId }: Move) {
  const others = ofArena(context, arenaId).filter(({ id }) => id !== slot.id);
  const before = beforeId === null ? undefined : requireWaiting(context, beforeId);
  if (before && !others.includes(before))
    throw new HttpError(404, 'Giliran ini tidak ada lagi dalam rencana.');
  const index = before ? others.indexOf(before) : others.length;
  return [...others.slice(0, index), { ...slot, arenaId }, ...others.slice(index)];
}

/** Returns when a slot can begin in an arena that has none: at its own time, in a queue as soon as possible. */
function startAlone({ settings: { mode, days }, now }: PlanContext, { plannedAt }: ResolvedSlot) {
  const planned = toSeconds(plannedAt);
  const day = days.map(({ from }) => toSeconds(from)).findLast((from) => from <= planned);
  return Math.max(toSeconds(now), (mode === 'queue' ? day : undefined) ?? planned);
}

type Insertion = { slot: ResolvedSlot; arenaId: number };

/** Whether a slot is in its turn: one to which nobody came is behind the others, whatever was planned for it. */
const isInTurn = (slot: ResolvedSlot): boolean => fateOf(slot) === 'replaced';

/**
 * Returns the slots of an arena with times in their order. Its times stay, and those who play move through
 * them; one that comes from another arena takes the time of what it is put before.
 */
function setTimes(
  context: PlanContext,
  order: readonly ResolvedSlot[],
  { slot, arenaId }: Insertion,
): ResolvedSlot[] {
  const times = ofArena(context, arenaId)
    .filter(isInTurn)
    .map(({ plannedAt }) => toSeconds(plannedAt))
    .toSorted((one, other) => one - other);
  const waiting = order.filter((each) => isInTurn(each) || each.id === slot.id);
  if (times.length < waiting.length) {
    const index = waiting.findIndex(({ id }) => id === slot.id);
    times.splice(index, 0, times[index] ?? times.at(-1) ?? startAlone(context, slot));
  }
  const breaks = breaksOf(findBreaks(context.settings, toSeconds), arenaId);
  const starts = pushTimes(
    waiting.map(({ seconds }, index) => ({ seconds, from: times[index] ?? 0 })),
    breaks,
  );
  const startOf = new Map(waiting.map(({ id }, index) => [id, toDate(starts[index] ?? 0)]));
  return order.map((each) => ({ ...each, plannedAt: startOf.get(each.id) ?? each.plannedAt }));
}

/** Returns when a queue without others begins: behind those who are called. */
function startQueue(context: PlanContext, { slot, arenaId }: Insertion): number {
  const called = [...forecast(context, context.slots).values()];
  const ends = called.filter((each) => each.arenaId === arenaId).map(({ to }) => to);
  return Math.max(startAlone(context, slot), ...ends);
}

/**
 * Returns the slots of a queue with planned times in their order. It begins when it was to, and keeps its
 * pauses; so it is as late as before. What comes or goes shifts those behind it by its length.
 */
function shiftQueue(
  context: PlanContext,
  order: readonly ResolvedSlot[],
  insertion: Insertion,
): ResolvedSlot[] {
  const { slot, arenaId } = insertion;
  const breaks = breaksOf(findBreaks(context.settings, toSeconds), arenaId);
  const before = ofArena(context, arenaId).filter(isInTurn);
  const isIn = ({ id }: ResolvedSlot) => id === slot.id;
  const after = order.filter((each) => isInTurn(each) || isIn(each));
  const begin = before[0] ? toSeconds(before[0].plannedAt) : startQueue(context, insertion);
  let end = begin;
  const pauses = before.map(({ plannedAt, seconds }) => {
    const from = toSeconds(plannedAt);
    const pause = from - afterBreaks(end, seconds, breaks);
    end = from + seconds;
    return Math.max(0, pause);
  });
  const [from, to] = [before.findIndex(isIn), after.findIndex(isIn)];
  if (from === -1 && to !== -1) pauses.splice(to + 1, 0, 0);
  if (from !== -1 && to === -1) pauses.splice(from + 1, 1);
  let free = begin;
  const startOf = new Map<number, Date>();
  for (const [index, { id, seconds }] of after.entries()) {
    const paused = afterBreaks(free, seconds, breaks) + (pauses[index] ?? 0);
    const start = afterBreaks(paused, seconds, breaks);
    startOf.set(id, toDate(start));
    free = start + seconds;
  }
  return order.map((each) => ({ ...each, plannedAt: startOf.get(each.id) ?? each.plannedAt }));
}

/** Returns the slots that stay; those behind one that leaves their arena begin earlier. */
function closeUp(
  context: PlanContext,
  slots: readonly ResolvedSlot[],
  slot: ResolvedSlot,
): ResolvedSlot[] {
  const { arenaId } = slot;
  const left = slots.filter((each) => each.arenaId === arenaId);
  const others = slots.filter((each) => each.arenaId !== arenaId);
  return [...shiftQueue(context, left, { slot, arenaId }), ...others];
}

/** Returns slots as they will probably be played. */
function toExpected(context: PlanContext, slots: readonly ResolvedSlot[]): Timed[] {
  const expected = forecast(context, slots);
  return toTimed(context, slots).map((slot) => ({ ...slot, ...expected.get(slot.job.key) }));
}

/** Throws 409 if slots cannot be as they are now, and could be before. */
function requirePossible(context: PlanContext, slots: readonly ResolvedSlot[]): void {
  const hasTimes = context.settings.mode === 'times';
  const read = hasTimes ? toTimed : toExpected;
  const [now, before] = [read(context, slots), read(context, context.slots)];
  const slotOf = new Map(slots.map((slot) => [keyOf(slot), slot]));
  const find = ({ job }: Timed) => slotOf.get(job.key);
  const early = findTooEarly(now, before);
  if (early) throw tooEarly(context, find(early.slot), find(early.other));
  const clash = hasTimes ? findClash(now, before) : undefined;
  if (clash) throw inTwoPlaces(context, find(clash.slot), find(clash.other));
}

type Found = ResolvedSlot | undefined;

const nameOf = (context: PlanContext, slot: Found) => (slot ? nameSlot(context, slot) : '');

function tooEarly(context: PlanContext, slot: Found, other: Found): HttpError {
  const roundOf = (each: Found) =>
    context.rounds.find(({ id }) => id === each?.roundId)?.name ?? '';
  const [name, before] =
    slot?.roundId === other?.roundId
      ? [nameOf(context, slot), nameOf(context, other)]
      : [roundOf(slot), roundOf(other)];
  return new HttpError(409, `${name} dimainkan sesudah ${before}.`);
}

function inTwoPlaces(context: PlanContext, slot: Found, other: Found): HttpError {
  const arena = context.arenas.find(({ id }) => id === other?.arenaId)?.name ?? '';
  const at = toClockTime(other?.plannedAt ?? context.now, context.tournament.timeZone);
  const [moved, name] = [nameOf(context, slot), nameOf(context, other)];
  return new HttpError(
    409,
    moved === name
      ? `${name} bermain di ${arena} pada ${at}.`
      : `Peserta ${moved} bermain untuk ${name} di ${arena} pada ${at}.`,
  );
}

/** Puts a slot that has not begun before another one, or at the end of an arena. */
export function moveSlot(context: PlanContext, move: Move): PlanChange {
  const slot = requireWaiting(context, requireSlot(context, move.slotId).id);
  const arena = requireArena(context, move.arenaId);
  requireHold(context, arena, slot);
  const order = insertSlot(context, slot, move);
  const others = context.slots.filter(({ id, arenaId }) => id !== slot.id && arenaId !== arena.id);
  const arenaIds = new Set([slot.arenaId, arena.id]);
  const insertion = { slot, arenaId: arena.id };
  const slots =
    context.settings.mode === 'times'
      ? [...setTimes(context, order, insertion), ...others]
      : [...shiftQueue(context, order, insertion), ...closeUp(context, others, slot)];
  requirePossible(context, slots);
  const name = nameSlot(context, slot);
  return {
    settings: context.settings,
    orders: new Map([...arenaIds].map((id) => [id, slots.filter(({ arenaId }) => arenaId === id)])),
    message: `${name} telah dipindahkan.`,
    detail: `${name}, ${arena.name}`,
  };
}
