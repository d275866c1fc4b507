import { useSyncExternalStore } from 'react';

function subscribe(onSecond: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    // Begins again at each whole second of the clock, so that it neither drifts nor skips one.
    timer = setTimeout(
      () => {
        onSecond();
        wait();
      },
      1000 - (Date.now() % 1000),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * A value read from the clock again every second; the component renders only when it differs. It
 * gets the whole second, in milliseconds.
 */
export function useEachSecond<Value extends string | number | boolean>(
  read: (now: number) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => read(Math.floor(Date.now() / 1000) * 1000));
}
