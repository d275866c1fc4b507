import { useSyncExternalStore } from 'react';
import { currentTime, subscribeToClock } from '../../lib/dates/clock.ts';
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
      1000 - (currentTime() % 1000),
    );
  };
  scheduleNext();
  const unsubscribe = subscribeToClock(onSecond);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
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
    () => readAt(currentTime()),
    () => readAt(renderTime()),
  );
}
