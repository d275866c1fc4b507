import { useEffect, useRef } from 'react';
import { useListScoresQuery } from '../../api/scores.ts';
import type { BoardMemory } from './boardMemory.ts';
import { roundSeconds } from './rotation.ts';
import { scoreAge } from './scoreAge.ts';
import { useNow } from './useNow.ts';

/** Often enough for an age in minutes. */
const clockInterval = 5000;

type Asked = {
  /** How often the board has moved; each move loads the scores anew. */
  switches: number;
  /** A board that stands still loads them once a round. */
  still: boolean;
  /** Nobody looks: nothing is loaded until the page comes back into sight. */
  hidden: boolean;
  /** What stands until the first good answer. */
  remembered?: BoardMemory;
};

/**
 * The scores of all categories, kept fresh. A failed reload leaves the last good ones standing;
 * `age` is then how many minutes old they are. `loadedAt` is when they came from the server, on
 * this visit.
 */
export function useScores({ switches, still, hidden, remembered }: Asked) {
  const { data, error, isLoading, fulfilledTimeStamp, refetch } = useListScoresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const loadedFor = useRef({ switches, hidden });

  useEffect(() => {
    const before = loadedFor.current;
    loadedFor.current = { switches, hidden };
    if (before.switches !== switches || (before.hidden && !hidden)) void refetch();
  }, [switches, hidden, refetch]);

  useEffect(() => {
    if (!still || hidden) return undefined;
    const clock = setInterval(() => void refetch(), roundSeconds * 1000);
    return () => clearInterval(clock);
  }, [still, hidden, refetch]);

  const shown = data ? { scores: data.data, loadedAt: fulfilledTimeStamp } : remembered;
  const now = useNow(clockInterval, shown !== undefined && !hidden);
  return {
    scores: shown?.scores,
    isLoading: isLoading && !shown,
    failed: error !== undefined,
    loadedAt: data && fulfilledTimeStamp,
    age:
      shown?.loadedAt === undefined
        ? undefined
        : scoreAge({ loadedAt: shown.loadedAt, failed: error !== undefined, now }),
  };
}
