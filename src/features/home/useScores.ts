import { useEffect, useRef } from 'react';
import { useListScoresQuery } from '../../api/scores.ts';
import { scoreAge } from './scoreAge.ts';
import { useNow } from './useNow.ts';

/** Often enough for an age in minutes. */
const clockInterval = 5000;

/**
 * The scores of all categories, loaded anew each time `switches` changes, and when the page comes back into sight. A
 * failed reload leaves the last good ones standing; `age` is then how many minutes old they are.
 */
export function useScores(switches: number, hidden: boolean) {
  const { data, error, isLoading, fulfilledTimeStamp, refetch } = useListScoresQuery(undefined, { refetchOnMountOrArgChange: true });
  const loadedFor = useRef({ switches, hidden });

  useEffect(() => {
    const before = loadedFor.current;
    loadedFor.current = { switches, hidden };
    if (before.switches !== switches || (before.hidden && !hidden)) void refetch();
  }, [switches, hidden, refetch]);

  const loaded = data !== undefined && fulfilledTimeStamp !== undefined;
  const now = useNow(clockInterval, loaded && !hidden);
  return {
    scores: data?.data,
    isLoading,
    age: loaded ? scoreAge({ loadedAt: fulfilledTimeStamp, failed: error !== undefined, now }) : undefined,
  };
}
