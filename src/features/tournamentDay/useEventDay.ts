import { useSyncExternalStore } from 'react';
import { renderTime } from '../../lib/dates/renderTime.ts';
import { eventDay, nextEventDay } from '../../lib/dates/tournamentDay.ts';

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      nextEventDay(Date.now()) - Date.now(),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Returns the current day of tournaments, as `eventDay` does; the component is rendered again when the
 * next one begins.
 */
export const useEventDay = (): number =>
  useSyncExternalStore(
    subscribe,
    () => eventDay(Date.now()),
    () => eventDay(renderTime()),
  );
