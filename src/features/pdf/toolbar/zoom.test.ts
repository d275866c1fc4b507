import { describe, expect, it } from 'vitest';
import { canvasPixelRatio, fitWidthScale, nextScale, actualSize } from './zoom.ts';

describe('zoom', () => {
  it.each([
    [600, 900, 1.5],
    [14_400, 360, 0.025],
    [1, 900, 4 * actualSize],
  ])('fits a page %i points wide into %i pixels', (width, availableWidth, scale) => {
    expect(fitWidthScale(width, availableWidth)).toBe(scale);
  });

  it('moves by steps in both directions, up to a limit', () => {
    expect(nextScale(actualSize, 1)).toBe(1.25 * actualSize);
    expect(nextScale(actualSize, -1)).toBe(0.75 * actualSize);
    expect(nextScale(1.1 * actualSize, -1)).toBe(actualSize);
    expect(nextScale(4 * actualSize, 1)).toBeUndefined();
    expect(nextScale(0.25 * actualSize, -1)).toBeUndefined();
    expect(nextScale(0.025, 1)).toBe(0.25 * actualSize);
  });
});

describe('the canvas', () => {
  it('has the pixel ratio of the screen, up to three', () => {
    expect(canvasPixelRatio({ width: 800, height: 1100 }, 2)).toBe(2);
    expect(canvasPixelRatio({ width: 300, height: 400 }, 5)).toBe(3);
  });

  it.each([
    [3000, 4000, 3],
    [76_800, 76_800, 2],
    [100_000, 10, 1],
    [10, 100_000, 1],
  ])('of %i by %i stays within the limits of phones', (width, height, device) => {
    const ratio = canvasPixelRatio({ width, height }, device);
    expect(ratio * ratio * width * height).toBeLessThanOrEqual(16_000_001);
    expect(Math.max(width, height) * ratio).toBeLessThanOrEqual(8193);
  });
});
