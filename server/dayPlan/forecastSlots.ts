import { forecastDay, type Expected, type Queue } from '../../openapi/dayPlan/forecastDay.ts';
import type { Interval } from '../../openapi/dayPlan/intervals.ts';
import type { DaySettings } from '../db/tables/dayPlans.ts';
import { keyOf, type SlotJob } from './findJobs.ts';
import type { ResolvedSlot } from './resolveSlots.ts';

const toSeconds = (time: string | Date): number => Math.round(new Date(time).getTime() / 1000);

/** Returns when nobody is at the arenas: breaks, and nights between days. */
export function findBreaks({ breaks, days }: Pick<DaySettings, 'breaks' | 'days'>): Interval[] {
  const nights = days.slice(1).flatMap(({ from }, index) => {
    const before = days[index];
    return before ? [{ from: toSeconds(before.to), to: toSeconds(from) }] : [];
  });
  return [
    ...breaks.map(({ from, to }) => ({ from: toSeconds(from), to: toSeconds(to) })),
    ...nights,
  ];
}

/** Returns the queue of an arena. Nobody says yet what is running: it is what comes after the last one. */
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
  const open = named.filter(({ endedAt, job }) => endedAt === null && !job.isOver);
  return {
    arenaId,
    played,
    waiting: open.map(({ job, plannedAt }, index) => ({
      job,
      ...((hasTimes || (index === 0 && played.length === 0)) && {
        notBefore: toSeconds(plannedAt),
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
  const expected = forecastDay(queues, { now: start, breaks: findBreaks(settings) });
  return new Map(expected.map((each) => [each.key, each]));
}
