export const secondsPerCategory = 10;

export type Rotation = {
  /** Index of the current category. */
  position: number;
  secondsLeft: number;
  /** How often the category has changed since the board was opened. */
  switchCount: number;
  /** Whether the user chose the current category, rather than the timer. */
  isUserChoice: boolean;
};

export type RotationAction =
  | { type: 'secondPassed'; count: number; skipped?: ReadonlySet<number> }
  | { type: 'categoryChosen'; position: number };

export const initialRotation: Rotation = {
  position: 0,
  secondsLeft: secondsPerCategory,
  switchCount: 0,
  isUserChoice: false,
};

/**
 * Each second counts down, and at the end switches to the next of `count` categories; after the
 * last comes the first, and positions in `skipped` are left out. A choice by the user restarts the
 * countdown, even for the current category.
 */
export function rotationReducer(rotation: Rotation, action: RotationAction): Rotation {
  const { position, secondsLeft, switchCount } = rotation;
  if (action.type === 'categoryChosen') {
    return {
      position: action.position,
      secondsLeft: secondsPerCategory,
      switchCount: switchCount + 1,
      isUserChoice: true,
    };
  }
  if (action.count === 0) return initialRotation;
  if (secondsLeft > 1) return { ...rotation, secondsLeft: secondsLeft - 1 };
  return {
    position: nextPosition(position, action.count, action.skipped),
    secondsLeft: secondsPerCategory,
    switchCount: switchCount + 1,
    isUserChoice: false,
  };
}

/** Returns the position after one of `count`; one that is skipped only if all are. */
export function nextPosition(
  position: number,
  count: number,
  skipped: ReadonlySet<number> = new Set(),
): number {
  for (let offset = 1; offset <= count; offset += 1) {
    const next = (position + offset) % count;
    if (!skipped.has(next)) return next;
  }
  return count === 0 ? 0 : (position + 1) % count;
}
