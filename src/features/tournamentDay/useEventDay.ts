import { useSyncExternalStore } from 'react';
import { currentTime, subscribeToClock } from '../../lib/dates/clock.ts';
import { renderTime } from '../../lib/dates/renderTime.ts';
import { eventDay, nextEventDay } from '../../lib/dates/tournamentDay.ts';

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    const time = currentTime();
    timer = setTimeout(onNow, nextEventDay(time) - time);
  };
  const onNow = () => {
    onChange();
    wait();
  };
  wait();
  const unsubscribe = subscribeToClock(onNow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * Returns the current day of tournaments, as `eventDay` does; the component is rendered again when the
 * next one begins.
 */
export const useEventDay = (): number =>
  useSyncExternalStore(
    subscribe,
    () => eventDay(currentTime()),
    () => eventDay(renderTime()),
  );
