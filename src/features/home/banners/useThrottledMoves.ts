import { useEffect, useMemo, useRef } from 'react';

/** Time the carousel needs to settle after a transition. */
const settleMilliseconds = 50;

/**
 * Delays moves of the carousel until it is idle, because during a transition react-slick ignores
 * them or jumps. `move` runs an action at once or after the current transition; of several delayed
 * actions only the last one runs. Call `transitionStarted` when a transition of `duration`
 * milliseconds begins.
 */
export function useThrottledMoves(duration: number) {
  const idleAt = useRef(0);
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timeout.current), []);

  return useMemo(
    () => ({
      transitionStarted: () => {
        idleAt.current = performance.now() + duration + settleMilliseconds;
      },
      move: (action: () => void) => {
        clearTimeout(timeout.current);
        const delay = idleAt.current - performance.now();
        if (delay > 0) timeout.current = setTimeout(action, delay);
        else action();
      },
    }),
    [duration],
  );
}
