import { useMemo, useSyncExternalStore } from 'react';
import {
  parseWaitingText,
  readWaitingText,
  subscribeToWaitingScores,
  type WaitingScore,
} from './waitingScores.ts';

/** The scores of an organiser that wait in this browser, in the order in which they were entered. */
export function useWaitingScores(organiserId: number): WaitingScore[] {
  const text = useSyncExternalStore(subscribeToWaitingScores, () => readWaitingText(organiserId));
  return useMemo(() => parseWaitingText(text), [text]);
}
