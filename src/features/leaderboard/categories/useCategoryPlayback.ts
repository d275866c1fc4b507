import { useState } from 'react';
import { useReducedMotion } from '../../../ui/hooks/useReducedMotion.ts';
import type { BoardCategory } from '../scores/boardSnapshot.ts';
import { usePinnedCategory } from './usePinnedCategory.ts';
import { nextPosition } from './rotation.ts';
import { useRotation } from './useRotation.ts';

/**
 * The playback of the full-screen board: it rotates through all categories or is pinned to one.
 * Pausing pins the current category. The rotation leaves out the `skipped` positions, which can still
 * be chosen.
 */
export function useCategoryPlayback(
  categories: readonly BoardCategory[],
  isHidden: boolean,
  skipped: ReadonlySet<number>,
) {
  const { isPinned, pinnedPosition, pin, unpin } = usePinnedCategory(categories);
  const reducedMotion = useReducedMotion();
  const [isResumed, setIsResumed] = useState(false);
  const isPlaying = !isPinned && (isResumed || !reducedMotion);
  const isRunning = isPlaying && !isHidden;
  const { selectCategory, ...rotation } = useRotation(categories.length, isRunning, skipped);
  const last = Math.max(0, categories.length - 1);
  const turn = Math.min(rotation.position, last);
  const isSkipped = !rotation.isUserChoice && skipped.has(turn);
  const shown = isSkipped ? nextPosition(turn, categories.length, skipped) : turn;
  const position = isPinned ? pinnedPosition : shown;

  const resume = () => {
    if (rotation.position !== position) selectCategory(position);
    setIsResumed(true);
    unpin();
  };
  const selectAndPin = (index: number) => {
    selectCategory(index);
    pin(index);
  };
  const step = (offset: number) => {
    const { length } = categories;
    if (length === 0) return;
    const index = (position + offset + length) % length;
    if (isPlaying) selectCategory(index);
    else selectAndPin(index);
  };
  return {
    ...rotation,
    position,
    isPinned,
    isPlaying,
    isRunning,
    toggle: () => (isPlaying ? pin(position) : resume()),
    /** Moves by `offset` categories, forwards or backwards; wraps around at the ends. */
    step,
    /** Pins a category; if it is already pinned, resumes the rotation. */
    togglePin: (index: number) => (isPinned && index === position ? resume() : selectAndPin(index)),
  };
}

export type CategoryPlayback = ReturnType<typeof useCategoryPlayback>;
