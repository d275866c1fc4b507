import { copy } from './copy.ts';

const megabyte = 1024 * 1024;

/**
 * The chosen file is only decoded here and never uploaded, so it may be far larger than an upload:
 * the largest phone photos fit.
 */
const maxMegabytes = 50;
/**
 * More than any camera has; even a small file may decode to more pixels than a phone's memory
 * holds.
 */
const maxMegapixels = 100;

/** Error messages for a file that cannot be decoded as an image. */
export type ImageErrorMessages = {
  notAnImage: string;
  tooLarge: (megabytes: number) => string;
  tooManyPixels: (megapixels: number) => string;
  unreadable: string;
};

/**
 * Returns an error message if the file's type or size shows that it cannot be decoded; otherwise
 * undefined.
 */
export function validateImageFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  messages: ImageErrorMessages,
): string | undefined {
  // Some systems do not know an image's type, as Windows that of an iPhone's; its content is checked later.
  const isUnknown = type === '' || type === 'application/octet-stream';
  if (!isUnknown && !type.startsWith('image/')) return messages.notAnImage;
  if (size === 0) return messages.unreadable;
  return size > maxMegabytes * megabyte ? messages.tooLarge(maxMegabytes) : undefined;
}

/** Returns an error message if the pixel dimensions cannot be decoded; otherwise undefined. */
export function validateImageSize(
  { width, height }: { width: number; height: number },
  messages: ImageErrorMessages,
): string | undefined {
  if (width < 1 || height < 1) return messages.unreadable;
  return width * height > maxMegapixels * 1_000_000
    ? messages.tooManyPixels(maxMegapixels)
    : undefined;
}

/** Number of leading bytes that `unreadableImageMessage` inspects. */
export const signatureLength = 256;

const signatures = [
  /^\xFF\xD8\xFF/,
  /^\x89PNG/,
  /^GIF8/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(avif|avis|mif1|msf1)/s,
  /^BM/,
  /^(II\*\0|MM\0\*)/,
  /<svg/i,
];

/** As an iPhone saves its photos, which only Safari decodes. A file of the general kind may be an AVIF too. */
const heic = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|m[is]f1(?!.*avi[fs]))/s;

/**
 * Returns the error message for a file that could not be decoded, based on its leading bytes: it is a
 * photo of an iPhone, not an image at all, or a corrupt one.
 */
export function unreadableImageMessage(head: Uint8Array, messages: ImageErrorMessages): string {
  const text = String.fromCharCode(...head.subarray(0, signatureLength));
  if (heic.test(text)) return copy.heic;
  return signatures.some((signature) => signature.test(text))
    ? messages.unreadable
    : messages.notAnImage;
}
