import { expect, test } from 'vitest';
import { openedSize, sameOrientation } from './openedSize.ts';

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
  'a picture of %j pixels is opened at %j',
  ([width = 0, height = 0], [openedWidth, openedHeight]) => {
    expect(openedSize({ width, height })).toEqual({ width: openedWidth, height: openedHeight });
  },
);

test('a bitmap that lies where the picture stands was not turned upright', () => {
  const standing = { width: 1536, height: 2048 };
  expect(sameOrientation(standing, { width: 3, height: 4 })).toBe(true);
  expect(sameOrientation(standing, { width: 1536, height: 1152 })).toBe(false);
  expect(sameOrientation({ width: 5, height: 5 }, standing)).toBe(true);
});
