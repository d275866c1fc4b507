/** Seconds that the board stays on one category. */
export const roundSeconds = 10;

/**
 * Where the board stands: which category, how long still, how often it has moved since it was
 * opened, and whether it stands there by somebody's choice.
 */
export type Rotation = { position: number; secondsLeft: number; switches: number; chosen: boolean };

export type RotationEvent =
  | { type: 'secondPassed'; count: number }
  | { type: 'categoryChosen'; position: number };

/** The first category, with a whole round before it. */
export const initialRotation: Rotation = {
  position: 0,
  secondsLeft: roundSeconds,
  switches: 0,
  chosen: false,
};

/**
 * What comes next: a second less, or the next of `count` categories (after the last the first) and
 * a new round. A choice by hand begins a new round too, also when it falls on the category that is
 * shown.
 */
export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  const { position, secondsLeft, switches } = rotation;
  if (event.type === 'categoryChosen') {
    return {
      position: event.position,
      secondsLeft: roundSeconds,
      switches: switches + 1,
      chosen: true,
    };
  }
  if (event.count === 0) return initialRotation;
  if (secondsLeft > 1) return { ...rotation, secondsLeft: secondsLeft - 1 };
  return {
    position: (position + 1) % event.count,
    secondsLeft: roundSeconds,
    switches: switches + 1,
    chosen: false,
  };
}
