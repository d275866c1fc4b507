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
  ['HEIC', '\0\0\0\x18ftypheic'],
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
