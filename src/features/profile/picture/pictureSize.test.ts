import { describe, expect, test } from 'vitest';
import { cropInPixels, nextZoom, pinchedZoom } from './pictureSize.ts';

describe('a crop', () => {
  const picture = { width: 1600, height: 1200 };

  test('is converted from fractions to pixels', () => {
    expect(cropInPixels({ x: 0.125, y: 0, width: 0.75, height: 1 }, picture)).toEqual({
      x: 200,
      y: 0,
      width: 1200,
      height: 1200,
    });
  });

  test('is limited to the picture if the fractions are slightly off', () => {
    expect(cropInPixels({ x: -1e-9, y: 0.5, width: 1 + 1e-9, height: 0.5000001 }, picture)).toEqual(
      {
        x: 0,
        y: expect.closeTo(600, 1) as number,
        width: 1600,
        height: expect.closeTo(600, 1) as number,
      },
    );
    const { y, height } = cropInPixels({ x: 0, y: 0.9, width: 1, height: 0.2 }, picture);
    expect(y + height).toBe(1200);
  });
});

test('the zoom changes in steps of 0.1 between 1 and 4', () => {
  expect(nextZoom(1, 1)).toBe(1.1);
  expect(nextZoom(1.2, 1)).toBe(1.3);
  expect(nextZoom(1, -1)).toBe(1);
  expect(nextZoom(3.95, 1)).toBe(4);
});

test('a pinch zooms by the ratio of the distances', () => {
  expect(pinchedZoom(1, 100, 150)).toBe(1.5);
  expect(pinchedZoom(2, 100, 10)).toBe(1);
  expect(pinchedZoom(2, 100, 900)).toBe(4);
  expect(pinchedZoom(2, 0, 50)).toBe(2);
});
