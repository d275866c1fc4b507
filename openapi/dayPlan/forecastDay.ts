import { afterBreaks, type Break, breaksOf, type Interval, lengthWithin } from './intervals.ts';
import { createOccupancy } from './occupancy.ts';
import type { Job } from './planDay.ts';
import { createStages } from './stages.ts';

/** Times are in seconds, as in a plan. */
export type Queue = {
  arenaId: number;
  /** What has been played there, the latest last. */
  played: readonly (Interval & { job: Job })[];
  /** What is being played, and since when. */
  running?: { job: Job; from: number } | undefined;
  /** What comes next, in this order; with fixed times, not before its own. */
  waiting: readonly { job: Job; notBefore?: number }[];
};

export type Expected = {
  key: string;
  arenaId: number;
  from: number;
  to: number;
  /** How much earlier or later it may well begin. */
  margin: number;
};

const recentCount = 5;
/** Nobody knows better, whatever the last ones took. */
const leastMargin = 90;
const leastShare = 0.1;
/** Twice the median deviation holds four of five. */
const deviationFactor = 2;

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/**
 * Returns how the last ones compare with what was planned for them: 1.2 is a fifth longer. From one end to the
 * next, as the change of teams takes time too; from its own beginning after a break or without one before it.
 */
function paceOf({ played }: Queue, breaks: readonly Interval[]) {
  const ratios = played.slice(-recentCount - 1).map(({ job, from, to }, index, recent) => {
    const before = recent[index - 1]?.to ?? from;
    const isInterrupted = breaks.some((each) => before < each.to && each.from < from);
    const start = isInterrupted || from - before > job.seconds ? from : before;
    return (to - start) / job.seconds;
  });
  const counted = ratios.slice(-recentCount);
  const pace = median(counted) ?? 1;
  const deviation = median(counted.map((ratio) => Math.abs(ratio - pace))) ?? 0;
  return { pace, deviation };
}

type State = ReturnType<typeof createState>;

function createState(
  queue: Queue,
  { now, breaks: all }: { now: number; breaks: readonly Break[] },
) {
  const breaks = breaksOf(all, queue.arenaId);
  const { pace, deviation } = paceOf(queue, breaks);
  const { running } = queue;
  const free = running
    ? Math.max(now, running.from + running.job.seconds * pace)
    : Math.max(now, queue.played.at(-1)?.to ?? 0);
  return { queue, breaks, pace, deviation, free, next: 0, count: running ? 1 : 0 };
}

/**
 * Returns when everything that waits will probably begin: each arena goes on in its order as fast as its last
 * five, and what needs the same pupils, or an earlier stage of its category, waits for them.
 */
export function forecastDay(
  queues: readonly Queue[],
  { now, breaks }: { now: number; breaks: readonly Break[] },
): Expected[] {
  const waiting = queues.flatMap((queue) => queue.waiting.map(({ job }) => job));
  const states = queues.map((queue) => createState(queue, { now, breaks }));
  const occupancy = createOccupancy([]);
  const stages = createStages(waiting);
  for (const { queue, free } of states)
    if (queue.running) {
      occupancy.add(queue.running.job, { to: free });
      stages.end(queue.running.job, free);
    }
  const expected: Expected[] = [];
  const startOf = (state: State): number => {
    const head = state.queue.waiting[state.next];
    if (!head) return Infinity;
    return Math.max(
      state.free,
      head.notBefore ?? 0,
      occupancy.freeFrom(head.job, 0),
      stages.startOf(head.job),
    );
  };
  for (let left = waiting.length; left > 0; left -= 1) {
    const open = states.filter(({ queue, next }) => next < queue.waiting.length);
    const first = open.reduce((best, each) => (startOf(each) < startOf(best) ? each : best));
    const head = first.queue.waiting[first.next];
    if (!head) break;
    const { job } = head;
    const start = startOf(first);
    const seconds = job.seconds * first.pace;
    // What waits for something behind it in the same arena cannot wait for it.
    const from = afterBreaks(start === Infinity ? first.free : start, seconds, first.breaks);
    const spread = deviationFactor * first.deviation * job.seconds * Math.sqrt(first.count + 1);
    const waited = from - now - lengthWithin(first.breaks, now, from);
    const margin = leastMargin + Math.max(waited * leastShare, spread);
    const slot = { key: job.key, arenaId: first.queue.arenaId, from, to: from + seconds, margin };
    expected.push(slot);
    occupancy.add(job, slot);
    stages.place(job, slot.to);
    first.free = slot.to;
    first.next += 1;
    first.count += 1;
  }
  return expected;
}
