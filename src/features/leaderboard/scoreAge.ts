/** Scores older than this many seconds say so, whatever the reason. */
const freshSeconds = 60;

/**
 * How old the shown scores are, in whole minutes, where the visitor should know: after a failed
 * reload at once, else when a minute has passed. Nothing while they are fresh. Instants in
 * milliseconds.
 */
export function scoreAge({
  loadedAt,
  failed,
  now,
}: {
  loadedAt: number;
  failed: boolean;
  now: number;
}): number | undefined {
  const seconds = Math.max(0, (now - loadedAt) / 1000);
  return failed || seconds >= freshSeconds ? Math.floor(seconds / 60) : undefined;
}
