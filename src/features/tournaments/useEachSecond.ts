import { useSyncExternalStore } from 'react';
import { renderTime } from '../../lib/dates/renderTime.ts';

function subscribe(onSecond: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const scheduleNext = () => {
    // Aligned to the whole seconds of the clock, so that it neither drifts nor skips a second.
    timer = setTimeout(
      () => {
        onSecond();
        scheduleNext();
      },
      1000 - (Date.now() % 1000),
    );
  };
  scheduleNext();
  return () => clearTimeout(timer);
}

/**
 * Returns a value that is computed from the current time every second; the component renders only
 * when the value changes. `read` gets the time in milliseconds, rounded down to a whole second.
 */
export function useEachSecond<Value extends string | number | boolean>(
  read: (now: number) => Value,
): Value {
  const readAt = (time: number) => read(Math.floor(time / 1000) * 1000);
  return useSyncExternalStore(
    subscribe,
    () => readAt(Date.now()),
    () => readAt(renderTime()),
  );
}
