import { useCallback, useEffect, useReducer } from 'react';
import { initialRotation, rotationReducer } from './rotation.ts';

/**
 * Steps through `count` categories, one every ten seconds while `isRunning`, without those at the
 * `skipped` positions.
 */
export function useRotation(count: number, isRunning: boolean, skipped?: ReadonlySet<number>) {
  const [rotation, dispatch] = useReducer(rotationReducer, initialRotation);
  const { switchCount } = rotation;

  // Restarted with each switch, so that a choice by the user is followed by ten whole seconds.
  useEffect(() => {
    if (!isRunning || count === 0) return undefined;
    const timer = setInterval(
      () => dispatch({ type: 'secondPassed', count, ...(skipped && { skipped }) }),
      1000,
    );
    return () => clearInterval(timer);
  }, [isRunning, count, switchCount, skipped]);

  const selectCategory = useCallback(
    (position: number) => dispatch({ type: 'categoryChosen', position }),
    [],
  );
  return { ...rotation, selectCategory };
}
