import { useEffect, useMemo, useRef } from 'react';

/** Time that the carousel needs to settle after its transition, in milliseconds. */
const settling = 50;

/**
 * While the carousel moves it either ignores what is asked of it or jumps. `move` keeps the last
 * wish until it has come to rest; `moved` is to be called when a transition of `duration`
 * milliseconds begins.
 */
export function usePacedMoves(duration: number) {
  const restsAt = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return useMemo(
    () => ({
      moved: () => {
        restsAt.current = performance.now() + duration + settling;
      },
      move: (wish: () => void) => {
        clearTimeout(waiting.current);
        const wait = restsAt.current - performance.now();
        if (wait > 0) waiting.current = setTimeout(wish, wait);
        else wish();
      },
    }),
    [duration],
  );
}
