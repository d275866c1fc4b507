import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placeIn } from './pictures.ts';
import { pictureSize } from './pictureSize.ts';

const picture = (alpha = 1) =>
  sharp({
    create: { width: 321, height: 123, channels: 4, background: { r: 0, g: 128, b: 128, alpha } },
  });

test.each([
  ['a PNG', () => picture().png()],
  ['a JPEG', () => picture().jpeg()],
  [
    'a progressive JPEG with metadata before its size',
    () =>
      picture()
        .withExif({ IFD0: { Model: 'Kamera Raka'.repeat(50) } })
        .jpeg({ progressive: true }),
  ],
  ['a GIF', () => picture().gif()],
  ['a WebP', () => picture().flatten().webp()],
  ['a lossless WebP', () => picture().webp({ lossless: true })],
  ['a WebP with alpha', () => picture(0.5).webp()],
])('the size of %s', async (_what, make) => {
  expect(pictureSize(await make().toBuffer())).toEqual({ width: 321, height: 123 });
});

test.each([
  ['nothing', ''],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a PNG that ends early', '\x89PNG\r\n\x1a\n'],
  ['a JPEG that ends early', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['a RIFF that is no WebP', 'RIFF    WAVEfmt             '],
])('no size for %s', (_what, text) => {
  expect(pictureSize(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBeUndefined();
});

test('a picture covers its frame, or stands in it whole', () => {
  expect(placeIn({ width: 400, height: 200 }, { width: 100, height: 100 })).toEqual({
    width: 200,
    height: 100,
    x: -50,
    y: 0,
  });
  expect(placeIn({ width: 400, height: 200 }, { width: 100, height: 100, fit: 'contain' })).toEqual(
    { width: 100, height: 50, x: 0, y: 25 },
  );
});
