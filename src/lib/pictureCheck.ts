const megabyte = 1024 * 1024;

/**
 * What is chosen is only read here and never sent, so it may be far larger than an upload: the
 * largest phone photos fit.
 */
const largestMegabytes = 50;
/** Beyond any camera; a small file may still unpack to more than a phone can hold. */
const largestMegapixels = 100;

/** What a screen says of a file that cannot be opened as a picture. */
export type PictureRefusals = {
  noPicture: string;
  tooLarge: (megabytes: number) => string;
  tooManyPixels: (megapixels: number) => string;
  unreadable: string;
};

/**
 * Why a file cannot be opened as a picture, as far as its name tag and size tell; undefined where
 * they do not.
 */
export function refusalOfFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  words: PictureRefusals,
): string | undefined {
  // Some systems do not know a picture's type; its content will tell.
  if (type !== '' && !type.startsWith('image/')) return words.noPicture;
  if (size === 0) return words.unreadable;
  return size > largestMegabytes * megabyte ? words.tooLarge(largestMegabytes) : undefined;
}

/** Why a picture of this size cannot be opened, if so. */
export function refusalOfPixels(
  { width, height }: { width: number; height: number },
  words: PictureRefusals,
): string | undefined {
  if (width < 1 || height < 1) return words.unreadable;
  return width * height > largestMegapixels * 1_000_000
    ? words.tooManyPixels(largestMegapixels)
    : undefined;
}

/** How many bytes at a file's head `refusalOfContent` wants to see. */
export const headLength = 256;

const signatures = [
  /^\xFF\xD8\xFF/,
  /^\x89PNG/,
  /^GIF8/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(avif|avis|hei|hev|mif1|msf1)/s,
  /^BM/,
  /^(II\*\0|MM\0\*)/,
  /<svg/i,
];

/**
 * Why no picture came out of a file, told from the bytes at its head: it never was one, or it
 * cannot be read.
 */
export function refusalOfContent(head: Uint8Array, words: PictureRefusals): string {
  const text = String.fromCharCode(...head.subarray(0, headLength));
  return signatures.some((signature) => signature.test(text)) ? words.unreadable : words.noPicture;
}
