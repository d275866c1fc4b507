import { useRef, useState } from 'react';

/**
 * Runs an async task that must not run twice at once: while it is running, further calls do nothing
 * and `busy` is true.
 */
export function useSingleFlight<TaskArguments extends unknown[]>(
  task: (...taskArguments: TaskArguments) => Promise<void>,
) {
  // State alone would let a second click through before the next render.
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...taskArguments: TaskArguments) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    await task(...taskArguments).finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return { run, busy };
}
