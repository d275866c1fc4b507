import { startTransition, useEffect, useRef, useState } from 'react';
import { useListScoresQuery } from '../../../api/scores.ts';
import { watchScores } from '../../../api/watchScores.ts';
import type { BoardSnapshot } from './boardSnapshot.ts';
import { secondsPerCategory } from '../categories/rotation.ts';
import { scoreAge } from './scoreAge.ts';

/** Returns the current time in ms, updated every `interval` ms while `isActive`. */
function useNow(interval: number, isActive: boolean): number {
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

const ageUpdateInterval = 5000;

type UseScoresOptions = {
  /** The most scores of a category that are shown; a backend may send more. */
  limit: number;
  /** Only the scores of this tournament. */
  tournament?: number | undefined;
  /** How often the category has changed; each change reloads the scores. */
  switchCount: number;
  /** A board without rotation reloads the scores at a fixed interval. */
  isStopped: boolean;
  /** Nothing is loaded while the page is hidden. */
  isHidden: boolean;
  /** Shown until the first successful response. */
  snapshot?: BoardSnapshot;
  /** Whether it is not known yet of which tournament; nothing is loaded. */
  isWaiting?: boolean;
};

/**
 * Loads the best scores of all categories and keeps them up to date. After a failed reload the last
 * scores stay, and `age` is their age in minutes. `loadedAt` is when the server sent them during
 * this visit, in milliseconds.
 */
export function useScores({
  limit,
  tournament,
  switchCount,
  isStopped,
  isHidden,
  snapshot,
  isWaiting = false,
}: UseScoresOptions) {
  const { data, error, isLoading, fulfilledTimeStamp, refetch } = useListScoresQuery(
    tournament === undefined ? { limit } : { limit, tournament },
    {
      skip: isWaiting,
      // What the server has rendered is of now: asking again would render the board twice at the start.
      refetchOnMountOrArgChange: secondsPerCategory,
      // Without what changes when a request starts, which would render the board anew.
      selectFromResult: (result) => ({
        // Those of another tournament would be wrong.
        data: result.currentData,
        error: result.error,
        isLoading: result.isLoading,
        fulfilledTimeStamp: result.fulfilledTimeStamp,
      }),
    },
  );
  const isIdle = isHidden || isWaiting;
  const loadedFor = useRef({ switchCount, isHidden });

  useEffect(() => {
    const previous = loadedFor.current;
    loadedFor.current = { switchCount, isHidden };
    if (isWaiting) return;
    if (previous.switchCount !== switchCount || (previous.isHidden && !isHidden)) void refetch();
  }, [switchCount, isHidden, isWaiting, refetch]);

  useEffect(() => {
    if (!isStopped || isIdle) return undefined;
    const timer = setInterval(() => void refetch(), secondsPerCategory * 1000);
    return () => clearInterval(timer);
  }, [isStopped, isIdle, refetch]);

  useEffect(() => (isIdle ? undefined : watchScores(() => void refetch())), [isIdle, refetch]);

  const shown = data ? { scores: data.data, loadedAt: fulfilledTimeStamp } : snapshot;
  const now = useNow(ageUpdateInterval, shown !== undefined && !isHidden);
  return {
    scores: shown?.scores,
    isLoading: isLoading && !shown,
    hasFailed: error !== undefined,
    loadedAt: data && fulfilledTimeStamp,
    age:
      shown?.loadedAt === undefined
        ? undefined
        : scoreAge({ loadedAt: shown.loadedAt, hasFailed: error !== undefined, now }),
  };
}
