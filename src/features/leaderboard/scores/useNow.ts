import { startTransition, useEffect, useState } from 'react';

/** Returns the current time in ms, updated every `interval` ms while `isActive`. */
export function useNow(interval: number, isActive: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isActive) return undefined;
    // An urgent update would make React take over a page from the server in one task.
    startTransition(() => setNow(Date.now()));
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval, isActive]);
  return now;
}
