import { useEffect, useState } from 'react';

/** The present instant in milliseconds, renewed every `interval` milliseconds while `active`. */
export function useNow(interval: number, active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return undefined;
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(clock);
  }, [interval, active]);
  return now;
}
