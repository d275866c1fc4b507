/** Times are in seconds from any moment that all of them have in common. */
export type Interval = { from: number; to: number };

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
