import { useEffect, useEffectEvent, useRef } from 'react';
import { type StreamEvent, watchScores } from '../../api/watchScores.ts';
import { useDocumentHidden } from '../../ui/hooks/useDocumentHidden.ts';

/**
 * Calls `reload` when scores, or what else is named, have changed, if the backend tells when, and when a page that was hidden is
 * seen again. Nothing is watched while it is hidden, or while not `isActive`.
 */
export function useScoreUpdates(
  reload: () => void,
  isActive: boolean,
  events?: readonly StreamEvent[],
): void {
  const isHidden = useDocumentHidden();
  const wasHidden = useRef(false);
  const onChange = useEffectEvent(reload);
  useEffect(() => {
    if (!isActive) return undefined;
    if (wasHidden.current && !isHidden) onChange();
    wasHidden.current = isHidden;
    return isHidden ? undefined : watchScores(() => onChange(), events);
  }, [isActive, isHidden, events]);
}
