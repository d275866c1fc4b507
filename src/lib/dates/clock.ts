const minute = 60 * 1000;

/** How far the server's clock is ahead of this device's, in milliseconds. */
let offset = 0;
const listeners = new Set<() => void>();

/**
 * Returns the time in milliseconds by the server's clock: whether a tournament is over, or open for
 * teams, is the server's decision. What is only measured on this device needs `Date.now()`.
 */
export const currentTime = (): number => Date.now() + offset;

/** Calls back when the clock is set. Returns a function that stops it. */
export function subscribeToClock(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/**
 * Sets the clock to the time at which the server sent a response. A difference of up to a minute can be
 * the way of the response, and changes nothing.
 */
export function setClock(headers: Headers): void {
  const time = Date.parse(headers.get('Date') ?? '');
  // What a cache has kept says since when.
  if (Number.isNaN(time) || headers.has('Age') || Math.abs(time - currentTime()) <= minute) return;
  offset = time - Date.now();
  for (const listener of listeners) listener();
}
