/** In milliseconds; where the browser cannot tell when it is idle, and at the latest. */
const delay = 200;
const timeout = 3000;

/** Runs an action when the browser has nothing else to do. Returns a function that cancels it. */
export function runWhenIdle(action: () => void): () => void {
  // Safari does not have it.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, delay);
  return () => clearTimeout(timer);
}
