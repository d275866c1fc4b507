import { describe, expect, it } from 'vitest';
import { canvasRatio, fittingScale, nextScale, realSize } from './zoom.ts';

describe('zoom', () => {
  it.each([
    [600, 900, 1.5],
    [14_400, 360, 0.025],
    [1, 900, 4 * realSize],
  ])('fits a page %i points wide into %i pixels', (width, room, scale) => {
    expect(fittingScale(width, room)).toBe(scale);
  });

  it('goes by steps in both directions, and ends', () => {
    expect(nextScale(realSize, 1)).toBe(1.25 * realSize);
    expect(nextScale(realSize, -1)).toBe(0.75 * realSize);
    expect(nextScale(1.1 * realSize, -1)).toBe(realSize);
    expect(nextScale(4 * realSize, 1)).toBeUndefined();
    expect(nextScale(0.25 * realSize, -1)).toBeUndefined();
    expect(nextScale(0.025, 1)).toBe(0.25 * realSize);
  });
});

describe('the canvas', () => {
  it('is as fine as the screen, up to three times', () => {
    expect(canvasRatio({ width: 800, height: 1100 }, 2)).toBe(2);
    expect(canvasRatio({ width: 300, height: 400 }, 5)).toBe(3);
  });

  it.each([
    [3000, 4000, 3],
    [76_800, 76_800, 2],
    [100_000, 10, 1],
    [10, 100_000, 1],
  ])('of %i by %i stays within what telephones can hold', (width, height, device) => {
    const ratio = canvasRatio({ width, height }, device);
    expect(ratio * ratio * width * height).toBeLessThanOrEqual(16_000_001);
    expect(Math.max(width, height) * ratio).toBeLessThanOrEqual(8193);
  });
});
