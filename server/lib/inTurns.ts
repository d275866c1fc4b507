/** For how long one request works before others get their turn. */
const turnMilliseconds = 20;

/**
 * Returns what `work` makes of each item, in their order. Lets other requests in between: all of a process share one
 * thread, and what takes a moment for a row takes a second for 5,000.
 */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let turnBeganAt = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - turnBeganAt < turnMilliseconds) continue;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    turnBeganAt = performance.now();
  }
  return results;
}
