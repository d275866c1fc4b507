import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitPicture } from './canvasPictureProcessor.ts';
import { readPictureSize } from './readPictureSize.ts';

const picture = (alpha = 1) =>
  sharp({
    create: { width: 321, height: 123, channels: 4, background: { r: 0, g: 128, b: 128, alpha } },
  });

test.each([
  ['a PNG', 'png', () => picture().png()],
  ['a JPEG', 'jpeg', () => picture().jpeg()],
  [
    'a progressive JPEG with metadata before its size',
    'jpeg',
    () =>
      picture()
        .withExif({ IFD0: { Model: 'Kamera Raka'.repeat(50) } })
        .jpeg({ progressive: true }),
  ],
  ['a GIF', 'gif', () => picture().gif()],
  ['a WebP', 'webp', () => picture().flatten().webp()],
  ['a lossless WebP', 'webp', () => picture().webp({ lossless: true })],
  ['a WebP with alpha', 'webp', () => picture(0.5).webp()],
])('reads the format and size of %s', async (_what, format, make) => {
  expect(readPictureSize(await make().toBuffer())).toEqual({ format, width: 321, height: 123 });
});

test.each([
  ['an empty file', ''],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a PNG that ends early', '\x89PNG\r\n\x1a\n'],
  ['a JPEG that ends early', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['a RIFF that is not a WebP', 'RIFF    WAVEfmt             '],
])('returns undefined for %s', (_what, text) => {
  expect(
    readPictureSize(Uint8Array.from(text, (character) => character.charCodeAt(0))),
  ).toBeUndefined();
});

test('a picture covers its frame, or is contained in it', () => {
  expect(fitPicture({ width: 400, height: 200 }, { width: 100, height: 100 })).toEqual({
    width: 200,
    height: 100,
    x: -50,
    y: 0,
  });
  expect(
    fitPicture({ width: 400, height: 200 }, { width: 100, height: 100, fit: 'contain' }),
  ).toEqual({ width: 100, height: 50, x: 0, y: 25 });
});
