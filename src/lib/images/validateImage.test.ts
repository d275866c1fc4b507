import { expect, test } from 'vitest';
import { unreadableImageMessage, validateImageFile, validateImageSize } from './validateImage.ts';

const megabyte = 1024 * 1024;
const notAnImage = 'not an image';
const unreadable = 'unreadable';
const messages = {
  notAnImage: notAnImage,
  tooLarge: (megabytes: number) => `over ${megabytes} MB`,
  tooManyPixels: (megapixels: number) => `over ${megapixels} megapixels`,
  unreadable,
};

test.each([
  ['a photo', 'image/jpeg', 3 * megabyte],
  ['a photo of 50 MB', 'image/heic', 50 * megabyte],
  ['a file whose type the system does not know', '', 1],
  ['a file whose type a phone does not know', 'application/octet-stream', 1],
])('%s is accepted', (_, type, size) => {
  expect(validateImageFile({ type, size }, messages)).toBeUndefined();
});

test.each([
  ['a document', 'application/pdf', 10, notAnImage],
  ['a text with image in its type', 'text/image', 10, notAnImage],
  ['an empty file', 'image/png', 0, unreadable],
  ['a photo over 50 MB', 'image/jpeg', 50 * megabyte + 1, 'over 50 MB'],
])('%s is rejected', (_, type, size, message) => {
  expect(validateImageFile({ type, size }, messages)).toBe(message);
});

test('an image may have up to 100 megapixels', () => {
  expect(validateImageSize({ width: 8064, height: 6048 }, messages)).toBeUndefined();
  expect(validateImageSize({ width: 10_000, height: 10_000 }, messages)).toBeUndefined();
  expect(validateImageSize({ width: 10_001, height: 10_000 }, messages)).toBe(
    'over 100 megapixels',
  );
  expect(validateImageSize({ width: 0, height: 150 }, messages)).toBe(unreadable);
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['JPEG', '\xFF\xD8\xFF\xE0\0\x10JFIF'],
  ['PNG', '\x89PNG\r\n\x1A\n'],
  ['WebP', 'RIFF\x0A\0\0\x01WEBPVP8 '],
  ['MIF', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf'],
  ['AVIF', '\0\0\0\x18ftypavif'],
  ['SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">'],
])('a %s file that cannot be decoded is unreadable', (_, head) => {
  expect(unreadableImageMessage(bytes(head), messages)).toBe(unreadable);
});

test.each(['hello, I am a text', '%PDF-1.7', 'PK\x03\x04', '\0\0\0\x18ftypisom', ''])(
  '%j is not an image',
  (head) => {
    expect(unreadableImageMessage(bytes(head), messages)).toBe(notAnImage);
  },
);

test.each([
  '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  '\0\0\0\x24ftypheic\0\0\0\0mif1MiHEmiafMiHBheic',
  '\0\0\0\x2Cftypheic\0\0\0\0mif1MiPrmiafMiHBheictmap',
  '\0\0\0\x18ftypheix\0\0\0\0mif1heix',
  '\0\0\0\x18ftypheim',
  '\0\0\0\x18ftypheis',
  '\0\0\0\x18ftyphevc\0\0\0\0msf1hevc',
  '\0\0\0\x18ftyphevx',
  '\0\0\0\x1Cftypmif1\0\0\0\0mif1heicmiaf',
  '\0\0\0\x18ftypmsf1\0\0\0\0msf1hevc',
])('the photo of an iPhone that begins with %j says how to choose another format', (head) => {
  expect(unreadableImageMessage(bytes(head), messages)).toMatch(
    /HEIC dari iPhone.*Pengaturan > Kamera > Format > Paling Kompatibel/,
  );
});
