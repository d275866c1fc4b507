import { useCallback, useEffect, useReducer } from 'react';
import { initialRotation, rotate } from './rotation.ts';

/**
 * Steps through `count` categories, one each ten seconds while `running`. `choose` takes a category
 * by hand.
 */
export function useRotation(count: number, running: boolean) {
  const [rotation, dispatch] = useReducer(rotate, initialRotation);
  const { switches } = rotation;

  // Each round has its own clock, so that a choice by hand is followed by ten whole seconds.
  useEffect(() => {
    if (!running || count === 0) return undefined;
    const clock = setInterval(() => dispatch({ type: 'secondPassed', count }), 1000);
    return () => clearInterval(clock);
  }, [running, count, switches]);

  const choose = useCallback(
    (position: number) => dispatch({ type: 'categoryChosen', position }),
    [],
  );
  return { ...rotation, choose };
}
