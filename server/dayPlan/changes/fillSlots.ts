import type { Timed } from '../../../openapi/dayPlan/clashes.ts';
import { fillDay } from '../../../openapi/dayPlan/fillDay.ts';
import { findBreaks } from '../../../openapi/dayPlan/intervals.ts';
import type { Slot } from '../../../openapi/dayPlan/planDay.ts';
import { HttpError } from '../../lib/httpError.ts';
import { keyOf, type SlotJob } from '../findJobs.ts';
import type { ResolvedSlot } from '../resolveSlots.ts';
import type { OrderedSlot } from './changeQueries.ts';
import {
  forecast,
  isWaiting,
  ofArena,
  type PlanChange,
  type PlanContext,
  toDate,
  toSeconds,
} from './planContext.ts';

type Kept = Timed & { job: SlotJob };

/** Returns when each slot was or will probably be played, by its id. */
function findTimes(context: PlanContext): Map<number, Kept> {
  const expected = forecast(context, context.slots);
  return new Map(
    context.slots.flatMap((slot) => {
      const key = keyOf(slot);
      const job = context.jobOf.get(key);
      if (!job) return [];
      const { arenaId, seconds, endedAt, plannedAt } = slot;
      const end = endedAt && toSeconds(endedAt);
      const isQueue = context.settings.mode === 'queue';
      const from =
        end !== null
          ? end - seconds
          : ((isQueue ? expected.get(key)?.from : undefined) ?? toSeconds(plannedAt));
      return [[slot.id, { job, arenaId, from, to: end ?? from + seconds }] as const];
    }),
  );
}

/** A new slot of an arena, and the slot that it comes before; undefined at the end. */
type Added = { job: SlotJob; arenaId: number; from: number; beforeId: number | undefined };

/** Puts what found a time before the first slot of its arena that begins later. */
function toAdded(
  context: PlanContext,
  { arenaId, from }: Slot,
  { job, timeOf }: { job: SlotJob; timeOf: ReadonlyMap<number, Kept> },
): Added {
  const next = ofArena(context, arenaId).find(
    (slot) => isWaiting(slot) && (timeOf.get(slot.id)?.from ?? 0) >= from,
  );
  return { job, arenaId, from, beforeId: next?.id };
}

/**
 * In a queue, the order counts: what must be played before a later round of its category comes right before
 * it, where an arena has time enough until the end of the day.
 */
function putBeforeLater(
  context: PlanContext,
  job: SlotJob,
  { timeOf, endOf }: { timeOf: ReadonlyMap<number, Kept>; endOf: Map<number, number> },
): Added | undefined {
  const last = context.settings.days.at(-1);
  const isLater = (slot: ResolvedSlot) => {
    const other = timeOf.get(slot.id)?.job;
    return other?.categoryId === job.categoryId && other.stage > job.stage && isWaiting(slot);
  };
  const later = context.slots.find(isLater);
  if (!later || context.settings.mode !== 'queue') return undefined;
  const { arenaId } = later;
  const end = (endOf.get(arenaId) ?? 0) + job.seconds;
  if (end > toSeconds(last?.to ?? '')) return undefined;
  endOf.set(arenaId, end);
  return { job, arenaId, from: toSeconds(later.plannedAt), beforeId: later.id };
}

const toNew = ({ job, from }: Added): OrderedSlot => ({
  id: null,
  roundId: job.roundId,
  registrationId: job.registrationId,
  matchId: job.matchId,
  place: job.place,
  runNumber: job.runNumber,
  seconds: job.seconds,
  plannedAt: toDate(from),
});

/** Returns the slots of the arenas that get new ones, in their order. */
function toOrders(context: PlanContext, added: readonly Added[]) {
  const ofEach = Map.groupBy(
    added.toSorted((one, other) => one.from - other.from),
    ({ arenaId }) => arenaId,
  );
  return new Map(
    [...ofEach].map(([arenaId, own]) => {
      const before = (id: number | undefined) =>
        own.filter(({ beforeId }) => beforeId === id).map(toNew);
      const order: OrderedSlot[] = ofArena(context, arenaId).flatMap((slot) => [
        ...before(slot.id),
        slot,
      ]);
      return [arenaId, [...order, ...before(undefined)]];
    }),
  );
}

/** Places what is not planned yet, and moves nothing that is. */
export function fillSlots(context: PlanContext): PlanChange {
  const { settings, arenas, slots, now } = context;
  const isPlanned = new Set(slots.map(keyOf));
  const jobs = context.jobs.filter(({ key, isOver }) => !isOver && !isPlanned.has(key));
  if (jobs.length === 0) throw new HttpError(409, 'Semua giliran sudah ada dalam rencana.');
  const timeOf = findTimes(context);
  const [from, to] = [settings.days[0]?.from, settings.days.at(-1)?.to];
  const filled = fillDay({
    arenas: arenas.map(({ id, categoryIds }) => ({
      id,
      categoryIds: categoryIds.length > 0 ? categoryIds : null,
    })),
    jobs,
    day: { from: Math.max(toSeconds(from ?? now), toSeconds(now)), to: toSeconds(to ?? now) },
    breaks: findBreaks(settings, toSeconds),
    restSeconds: settings.rest_minutes * 60,
    kept: [...timeOf.values()],
  });
  const found = filled.slots.flatMap((slot) => {
    const job = context.jobOf.get(slot.key);
    return job ? toAdded(context, slot, { job, timeOf }) : [];
  });
  const endOf = new Map(
    arenas.map(({ id }) => [
      id,
      Math.max(
        toSeconds(now),
        ...[...timeOf.values(), ...filled.slots]
          .filter(({ arenaId }) => arenaId === id)
          .map((each) => each.to),
      ),
    ]),
  );
  const early = filled.unplaced.flatMap(
    ({ key }) =>
      putBeforeLater(context, context.jobOf.get(key) as SlotJob, { timeOf, endOf }) ?? [],
  );
  const added = [...found, ...early];
  if (added.length === 0)
    throw new HttpError(409, 'Tidak ada yang muat. Tambah arena atau panjangkan hari.');
  const left = jobs.length - added.length;
  const count = `${added.length} giliran`;
  const rest = left > 0 ? `, ${left} tidak muat` : '';
  return {
    settings,
    orders: toOrders(context, added),
    message: `${count} telah dimasukkan${rest}.`,
    detail: count,
  };
}
