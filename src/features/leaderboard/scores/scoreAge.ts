const freshSeconds = 60;

/**
 * Returns the age of scores in whole minutes; undefined while they are fresh: younger than a
 * minute, and the last reload has not failed. `loadedAt` and `now` are in milliseconds.
 */
export function scoreAge({
  loadedAt,
  hasFailed,
  now,
}: {
  loadedAt: number;
  hasFailed: boolean;
  now: number;
}): number | undefined {
  const seconds = Math.max(0, (now - loadedAt) / 1000);
  return hasFailed || seconds >= freshSeconds ? Math.floor(seconds / 60) : undefined;
}
