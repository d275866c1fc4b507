import { expect, test } from 'vitest';
import { scaledImageSize, hasSameOrientation } from './imageSize.ts';

test.each([
  [
    [8064, 6048],
    [2048, 1536],
  ],
  [
    [6048, 8064],
    [1536, 2048],
  ],
  [
    [2048, 2048],
    [2048, 2048],
  ],
  [
    [300, 200],
    [300, 200],
  ],
  [
    [30_000, 1],
    [2048, 1],
  ],
])(
  'an image of %j pixels is decoded at %j',
  ([width = 0, height = 0], [scaledWidth, scaledHeight]) => {
    expect(scaledImageSize({ width, height })).toEqual({
      width: scaledWidth,
      height: scaledHeight,
    });
  },
);

test('a landscape bitmap of a portrait image was not rotated', () => {
  const portrait = { width: 1536, height: 2048 };
  expect(hasSameOrientation(portrait, { width: 3, height: 4 })).toBe(true);
  expect(hasSameOrientation(portrait, { width: 1536, height: 1152 })).toBe(false);
  expect(hasSameOrientation({ width: 5, height: 5 }, portrait)).toBe(true);
});
