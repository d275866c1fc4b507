import { forecastDay, type Expected, type Queue } from '../../openapi/dayPlan/forecastDay.ts';
import { findBreaks } from '../../openapi/dayPlan/intervals.ts';
import type { SlotCallState } from '../../openapi/schema.d.ts';
import type { DaySettings } from '../db/tables/dayPlans.ts';
import { keyOf, type SlotJob } from './findJobs.ts';
import { isOver, type ResolvedSlot } from './resolveSlots.ts';

const toSeconds = (time: string | Date): number => Math.round(new Date(time).getTime() / 1000);

/** The order in which those come that are not over; those who have been called come first. */
const callOrder: Partial<Record<SlotCallState, number>> = { running: 0, present: 1, called: 1 };

/** Returns the queue of an arena. */
function toQueue(
  arenaId: number,
  slots: readonly ResolvedSlot[],
  { jobOf, hasTimes }: { jobOf: ReadonlyMap<string, SlotJob>; hasTimes: boolean },
): Queue {
  const named = slots.flatMap((slot) => {
    const job = jobOf.get(keyOf(slot));
    return job ? [{ ...slot, job }] : [];
  });
  const played = named
    .flatMap(({ endedAt, job, seconds }) => {
      if (endedAt === null) return [];
      const to = toSeconds(endedAt);
      return [{ job, from: to - seconds, to }];
    })
    .toSorted((one, other) => one.to - other.to);
  const orderOf = ({ callState }: ResolvedSlot) => callOrder[callState] ?? 2;
  const open = named
    .filter((slot) => !isOver(slot) && !slot.job.isOver)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  const running = open.find(({ callState, callAt }) => callState === 'running' && callAt);
  const waiting = open.filter((slot) => slot !== running);
  // An arena that has not begun does so when its first one was to.
  const begin = Math.min(...named.map(({ plannedAt }) => toSeconds(plannedAt)));
  const isFirst = played.length === 0 && !running;
  return {
    arenaId,
    played,
    ...(running?.callAt && { running: { job: running.job, from: toSeconds(running.callAt) } }),
    waiting: waiting.map(({ job, plannedAt, callState }, index) => ({
      job,
      ...(callState === 'waiting' &&
        (hasTimes || (index === 0 && isFirst)) && {
          notBefore: hasTimes ? toSeconds(plannedAt) : begin,
        }),
    })),
  };
}

/** Returns when each slot that is not played yet will probably begin, by its key. */
export function forecastSlots(
  slots: readonly ResolvedSlot[],
  { jobs, settings, now }: { jobs: readonly SlotJob[]; settings: DaySettings; now: Date },
): Map<string, Expected> {
  const jobOf = new Map(jobs.map((job) => [job.key, job]));
  const hasTimes = settings.mode === 'times';
  const queues = [...Map.groupBy(slots, ({ arenaId }) => arenaId)].map(([arenaId, own]) =>
    toQueue(arenaId, own, { jobOf, hasTimes }),
  );
  // Days ahead, nobody knows less than on the morning of the first one.
  const start = Math.max(toSeconds(now), toSeconds(settings.days[0]?.from ?? now));
  const expected = forecastDay(queues, { now: start, breaks: findBreaks(settings, toSeconds) });
  return new Map(expected.map((each) => [each.key, each]));
}
