let running = 0;

/**
 * Loads code that the visitor has not asked for. Ignores a failure: what needs the code later tries
 * again. While it runs, `isPrefetching` returns true.
 */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  running += 1;
  try {
    await load();
  } catch {
    // Nobody waits for it.
  } finally {
    running -= 1;
  }
}

export const isPrefetching = (): boolean => running > 0;
