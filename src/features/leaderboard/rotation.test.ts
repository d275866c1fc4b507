import { describe, expect, test } from 'vitest';
import { initialRotation, rotate, type Rotation } from './rotation.ts';

const afterSeconds = (seconds: number, count: number, start: Rotation = initialRotation) =>
  Array.from({ length: seconds }).reduce<Rotation>(
    (rotation) => rotate(rotation, { type: 'secondPassed', count }),
    start,
  );

describe('the rotation of the board', () => {
  test('begins at the first category with ten seconds', () => {
    expect(initialRotation).toEqual({ position: 0, secondsLeft: 10, switches: 0, chosen: false });
  });

  test('counts down from 10 to 1, and switches when the tenth second has passed', () => {
    expect(Array.from({ length: 11 }, (_, second) => afterSeconds(second, 3).secondsLeft)).toEqual([
      10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10,
    ]);
    expect(afterSeconds(9, 3)).toEqual({ position: 0, secondsLeft: 1, switches: 0, chosen: false });
    expect(afterSeconds(10, 3)).toEqual({
      position: 1,
      secondsLeft: 10,
      switches: 1,
      chosen: false,
    });
  });

  test('goes from the last category to the first', () => {
    expect([10, 20, 30, 40].map((seconds) => afterSeconds(seconds, 3).position)).toEqual([
      1, 2, 0, 1,
    ]);
  });

  test('starts the ten seconds again when a category is chosen by hand', () => {
    const chosen = rotate(afterSeconds(6, 3), { type: 'categoryChosen', position: 2 });
    expect(chosen).toEqual({ position: 2, secondsLeft: 10, switches: 1, chosen: true });
    expect(afterSeconds(10, 3, chosen)).toEqual({
      position: 0,
      secondsLeft: 10,
      switches: 2,
      chosen: false,
    });
  });

  test('starts again, and counts as a switch, when the category that is shown is chosen', () => {
    expect(rotate(afterSeconds(6, 3), { type: 'categoryChosen', position: 0 })).toEqual({
      position: 0,
      secondsLeft: 10,
      switches: 1,
      chosen: true,
    });
  });

  test('switches with a single category too, so that its scores are loaded again', () => {
    expect(afterSeconds(10, 1)).toEqual({
      position: 0,
      secondsLeft: 10,
      switches: 1,
      chosen: false,
    });
  });

  test('waits at the beginning while there are no categories, and finds back when there are fewer than before', () => {
    expect(afterSeconds(25, 0)).toEqual(initialRotation);
    expect(
      afterSeconds(10, 2, { position: 4, secondsLeft: 10, switches: 4, chosen: true }).position,
    ).toBe(1);
  });
});
