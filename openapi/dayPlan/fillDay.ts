import { haveSamePlayers, type Timed } from './clashes.ts';
import { breaksOf, type Interval } from './intervals.ts';
import type { DayInput, Job, Slot } from './planDay.ts';

type FillInput = Pick<DayInput, 'arenas' | 'day' | 'breaks' | 'restSeconds'> & {
  /** What has no place yet. */
  jobs: readonly Job[];
  /** What is planned, and stays as it is. */
  kept: readonly (Timed & { job: Job })[];
};

type Filled = { slots: Slot[]; unplaced: Job[] };

/** Returns the first time from a moment on that meets none of what is taken; infinity if there is none. */
function firstFree(
  { from, to }: Interval,
  seconds: number,
  taken: readonly (Interval & { rest?: number })[],
): number {
  let start = from;
  for (;;) {
    const end = start + seconds;
    if (end > to) return Infinity;
    const met = taken.find(
      ({ rest = 0, ...each }) => start < each.to + rest && each.from < end + rest,
    );
    if (!met) return start;
    start = met.to + (met.rest ?? 0);
  }
}

/** Returns when a job can be played: after the earlier stages of its category, and before the later ones. */
function spanOf(job: Job, { day, kept }: FillInput, notBefore: number): Interval {
  const own = kept.filter((slot) => slot.job.categoryId === job.categoryId);
  const earlier = own.filter((slot) => slot.job.stage < job.stage).map(({ to }) => to);
  const later = own.filter((slot) => slot.job.stage > job.stage).map(({ from }) => from);
  return {
    from: Math.max(day.from, notBefore, ...earlier),
    to: Math.min(day.to, ...later),
  };
}

/** Returns the earliest place of a job; the arenas that come first are taken first. */
function findPlace(job: Job, input: FillInput, isStrict: boolean): Slot | undefined {
  const { arenas, breaks, kept, restSeconds } = input;
  const rest = isStrict ? restSeconds : 0;
  const span = spanOf(job, input, isStrict ? (job.notBefore ?? 0) : 0);
  const players = kept
    .filter((slot) => haveSamePlayers(slot.job, job))
    .map(({ from, to }) => ({ from, to, rest }));
  let best: Slot | undefined;
  for (const { id, categoryIds } of arenas) {
    if (categoryIds && !categoryIds.includes(job.categoryId)) continue;
    const own = kept.filter(({ arenaId }) => arenaId === id);
    const from = firstFree(span, job.seconds, [...players, ...own, ...breaksOf(breaks, id)]);
    if (from < (best?.from ?? Infinity))
      best = { key: job.key, arenaId: id, from, to: from + job.seconds };
  }
  return best;
}

/**
 * Places jobs between and behind what is planned, none of which is moved. Wishes give way only where a job
 * finds no place otherwise; what waits for an earlier stage without a place has none either.
 */
export function fillDay(input: FillInput): Filled {
  const kept = [...input.kept];
  const slots: Slot[] = [];
  const unplaced: Job[] = [];
  const waits = ({ categoryId, stage }: Job) =>
    unplaced.some((each) => each.categoryId === categoryId && each.stage < stage);
  for (const job of input.jobs.toSorted((one, other) => one.stage - other.stage)) {
    const now = { ...input, kept };
    const found = waits(job)
      ? undefined
      : (findPlace(job, now, true) ?? findPlace(job, now, false));
    if (!found) {
      unplaced.push(job);
      continue;
    }
    slots.push(found);
    kept.push({ ...found, job });
  }
  return { slots, unplaced };
}
