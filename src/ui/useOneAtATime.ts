import { useRef, useState } from 'react';

/**
 * Runs a task that must not run twice at once: while it is under way further calls do nothing and
 * `busy` is true.
 */
export function useOneAtATime<Arguments extends unknown[]>(
  task: (...given: Arguments) => Promise<void>,
) {
  // State alone would let a second click through that comes before the next render.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...given: Arguments) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await task(...given).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { run, busy };
}
