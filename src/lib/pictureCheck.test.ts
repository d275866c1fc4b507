import { expect, test } from 'vitest';
import { refusalOfContent, refusalOfFile, refusalOfPixels } from './pictureCheck.ts';

const megabyte = 1024 * 1024;
const noPicture = 'no picture';
const broken = 'broken';
const words = {
  noPicture,
  tooLarge: (megabytes: number) => `over ${megabytes} MB`,
  tooManyPixels: (megapixels: number) => `over ${megapixels} megapixels`,
  unreadable: broken,
};

test.each([
  ['a photo', 'image/jpeg', 3 * megabyte],
  ['a photo of 50 MB', 'image/heic', 50 * megabyte],
  ['a file whose type the system does not know', '', 1],
])('%s may be opened', (_, type, size) => {
  expect(refusalOfFile({ type, size }, words)).toBeUndefined();
});

test.each([
  ['a document', 'application/pdf', 10, noPicture],
  ['a text with image in its type', 'text/image', 10, noPicture],
  ['an empty file', 'image/png', 0, broken],
  ['a photo over 50 MB', 'image/jpeg', 50 * megabyte + 1, 'over 50 MB'],
])('%s is refused', (_, type, size, why) => {
  expect(refusalOfFile({ type, size }, words)).toBe(why);
});

test('a picture may have 48 megapixels, and more than a hundred may not be unpacked', () => {
  expect(refusalOfPixels({ width: 8064, height: 6048 }, words)).toBeUndefined();
  expect(refusalOfPixels({ width: 10_000, height: 10_000 }, words)).toBeUndefined();
  expect(refusalOfPixels({ width: 10_001, height: 10_000 }, words)).toBe('over 100 megapixels');
  expect(refusalOfPixels({ width: 0, height: 150 }, words)).toBe(broken);
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['JPEG', '\xFF\xD8\xFF\xE0\0\x10JFIF'],
  ['PNG', '\x89PNG\r\n\x1A\n'],
  ['WebP', 'RIFF\x0A\0\0\x01WEBPVP8 '],
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['AVIF', '\0\0\0\x18ftypavif'],
  ['SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">'],
])('a %s that does not open is broken', (_, head) => {
  expect(refusalOfContent(bytes(head), words)).toBe(broken);
});

test.each(['hello, I am a text', '%PDF-1.7', 'PK\x03\x04', '\0\0\0\x18ftypisom', ''])(
  '%j never was a picture',
  (head) => {
    expect(refusalOfContent(bytes(head), words)).toBe(noPicture);
  },
);
