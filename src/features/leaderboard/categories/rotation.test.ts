import { describe, expect, test } from 'vitest';
import { initialRotation, rotationReducer, type Rotation } from './rotation.ts';

const afterSeconds = (seconds: number, count: number, start: Rotation = initialRotation) =>
  Array.from({ length: seconds }).reduce<Rotation>(
    (rotation) => rotationReducer(rotation, { type: 'secondPassed', count }),
    start,
  );

describe('the rotation of the board', () => {
  test('starts at the first category with ten seconds', () => {
    expect(initialRotation).toEqual({
      position: 0,
      secondsLeft: 10,
      switchCount: 0,
      isUserChoice: false,
    });
  });

  test('counts down from 10 to 1 and switches after the tenth second', () => {
    expect(Array.from({ length: 11 }, (_, second) => afterSeconds(second, 3).secondsLeft)).toEqual([
      10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10,
    ]);
    expect(afterSeconds(9, 3)).toEqual({
      position: 0,
      secondsLeft: 1,
      switchCount: 0,
      isUserChoice: false,
    });
    expect(afterSeconds(10, 3)).toEqual({
      position: 1,
      secondsLeft: 10,
      switchCount: 1,
      isUserChoice: false,
    });
  });

  test('continues with the first category after the last', () => {
    expect([10, 20, 30, 40].map((seconds) => afterSeconds(seconds, 3).position)).toEqual([
      1, 2, 0, 1,
    ]);
  });

  test('restarts the ten seconds when the user chooses a category', () => {
    const afterChoice = rotationReducer(afterSeconds(6, 3), {
      type: 'categoryChosen',
      position: 2,
    });
    expect(afterChoice).toEqual({
      position: 2,
      secondsLeft: 10,
      switchCount: 1,
      isUserChoice: true,
    });
    expect(afterSeconds(10, 3, afterChoice)).toEqual({
      position: 0,
      secondsLeft: 10,
      switchCount: 2,
      isUserChoice: false,
    });
  });

  test('restarts and counts a switch when the user chooses the current category', () => {
    expect(rotationReducer(afterSeconds(6, 3), { type: 'categoryChosen', position: 0 })).toEqual({
      position: 0,
      secondsLeft: 10,
      switchCount: 1,
      isUserChoice: true,
    });
  });

  test('counts switches with a single category too, so that its scores are reloaded', () => {
    expect(afterSeconds(10, 1)).toEqual({
      position: 0,
      secondsLeft: 10,
      switchCount: 1,
      isUserChoice: false,
    });
  });

  test('leaves out positions that are skipped, unless all are', () => {
    const last = { position: 0, secondsLeft: 1, switchCount: 0, isUserChoice: false };
    const next = (position: number, ...skipped: number[]) =>
      rotationReducer(
        { ...last, position },
        { type: 'secondPassed', count: 3, skipped: new Set(skipped) },
      ).position;
    expect(next(0, 1)).toBe(2);
    expect(next(1, 2)).toBe(0);
    expect(next(2, 0, 1)).toBe(2);
    expect(next(1, 0, 1, 2)).toBe(2);
  });

  test('stays at the start without categories, and handles fewer categories than before', () => {
    expect(afterSeconds(25, 0)).toEqual(initialRotation);
    expect(
      afterSeconds(10, 2, { position: 4, secondsLeft: 10, switchCount: 4, isUserChoice: true })
        .position,
    ).toBe(1);
  });
});
