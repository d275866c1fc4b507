import { useState } from 'react';
import { useReducedMotion } from '../../ui/useReducedMotion.ts';
import type { BoardCategory } from './boardMemory.ts';
import { useHeldCategory } from './useHeldCategory.ts';
import { useRotation } from './useRotation.ts';

/**
 * What the full-screen board does: it goes round all categories, or stays on one. Pausing is
 * staying on what is shown.
 */
export function useScreenPlay(categories: readonly BoardCategory[], hidden: boolean) {
  const { held, heldAt, hold, letGo } = useHeldCategory(categories);
  const reducedMotion = useReducedMotion();
  const [released, setReleased] = useState(!reducedMotion);
  const playing = !held && released;
  const running = playing && !hidden;
  const { choose: turnTo, ...rotation } = useRotation(categories.length, running);
  const position = held ? heldAt : Math.min(rotation.position, Math.max(0, categories.length - 1));

  const release = () => {
    if (rotation.position !== position) turnTo(position);
    setReleased(true);
    letGo();
  };
  const stayAt = (place: number) => {
    turnTo(place);
    hold(place);
  };
  const step = (places: number) => {
    const { length } = categories;
    if (length === 0) return;
    const place = (position + places + length) % length;
    if (playing) turnTo(place);
    else stayAt(place);
  };
  return {
    ...rotation,
    position,
    held,
    playing,
    running,
    toggle: () => (playing ? hold(position) : release()),
    /** Goes so many categories on, or back; from the last to the first. */
    step,
    /** Stays on a category; chosen once more, it is let go. */
    choose: (place: number) => (held && place === position ? release() : stayAt(place)),
  };
}

export type ScreenPlay = ReturnType<typeof useScreenPlay>;
