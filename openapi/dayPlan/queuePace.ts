/** What waits in an arena: when it is expected, and how long it is planned to take; in one unit. */
export type Waiting = { from: number; length: number };

/** Returns how long an arena takes for what is planned to take 1, as far as the forecast of its queue tells. */
export function queuePace(waiting: readonly Waiting[]): number {
  const ratios = waiting.flatMap(({ from, length }, index) => {
    const next = waiting[index + 1];
    return next ? Math.max(0, next.from - from) / length : [];
  });
  return ratios.length > 0 ? Math.min(...ratios) : 1;
}
