import type { Schedule } from '../schema.d.ts';

/** Times are in seconds from any moment that all of them have in common. */
export type Interval = { from: number; to: number };

/** When nobody is at the arenas, or at one of them. */
export type Break = Interval & { arenaId?: number | null };

/** Returns when nobody is at the arenas, or at one of them: in breaks and at night. `toTime` reads a time. */
export function findBreaks(
  { breaks, days }: Pick<Schedule, 'breaks' | 'days'>,
  toTime: (time: string) => number,
): Break[] {
  const nights = days
    .slice(1)
    .map(({ from }, index) => ({ from: days[index]?.to ?? from, to: from, arena_id: null }));
  return [...breaks, ...nights].map(({ from, to, arena_id: arenaId = null }) => ({
    from: toTime(from),
    to: toTime(to),
    arenaId,
  }));
}

/** Returns the breaks that an arena has. */
export const breaksOf = (breaks: readonly Break[], arenaId: number): Break[] =>
  breaks.filter((each) => (each.arenaId ?? arenaId) === arenaId);

/** Returns when something that takes so long can begin: after the breaks that it would meet. */
export function afterBreaks(from: number, seconds: number, breaks: readonly Interval[]): number {
  const met = breaks.find((each) => from < each.to && from + seconds > each.from);
  return met ? afterBreaks(met.to, seconds, breaks) : from;
}

/** Returns how long breaks take in all between two moments. */
export const lengthWithin = (breaks: readonly Interval[], from: number, to: number): number =>
  breaks.reduce(
    (sum, each) => sum + Math.max(0, Math.min(to, each.to) - Math.max(from, each.from)),
    0,
  );

/** Returns when slots begin that follow each other, none earlier than it is to and none in a break. */
export function pushTimes(
  slots: readonly { from: number; seconds: number }[],
  breaks: readonly Interval[],
): number[] {
  let free = 0;
  return slots.map(({ from, seconds }) => {
    const start = afterBreaks(Math.max(from, free), seconds, breaks);
    free = start + seconds;
    return start;
  });
}
