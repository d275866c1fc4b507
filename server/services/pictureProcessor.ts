import type { Uploader } from '../lib/uploader.ts';

/**
 * The size of a picture in pixels. By default the picture covers this size and is cropped evenly on
 * both sides; with `fit: 'contain'` the whole picture is centred on a white background.
 */
export type PictureSize = { width: number; height: number; fit?: 'contain' };

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** How a format is called. */
export const formatNames: Record<PictureFormat, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
};

/**
 * The pixels that an upload may have, by what decoding them takes. Of a JPEG only what is needed is decoded, and
 * cameras of phones take up to 8192 x 6144. Everything else is decoded whole: a PNG may be a sheet of A2 with 300
 * dots an inch, and a GIF is at most as large as a screen.
 */
export const maxPixels: Record<PictureFormat, number> = {
  jpeg: 8192 * 6144,
  png: 36_000_000,
  webp: 25_000_000,
  gif: 9_000_000,
};

/** A picture has more pixels than its kind may have; both are for the person who has sent it. */
export class TooManyPixelsError extends Error {
  readonly kind: string;
  readonly limit: number;

  constructor(kind: string, limit: number) {
    super(`${kind} with more than ${limit} pixels`);
    this.kind = kind;
    this.limit = limit;
  }
}

/** Re-encodes uploaded pictures, so that nothing harmful in them is stored. */
export type PictureProcessor = {
  /**
   * Returns the picture as a JPEG of that size, upright and without metadata; undefined if it is
   * not a readable PNG, JPEG, WebP or GIF. Throws `TooManyPixelsError` before it decodes the picture, and
   * the errors of a queue in which `uploader` has no place.
   */
  normalise(
    bytes: Uint8Array,
    size: PictureSize,
    uploader: Uploader,
  ): Promise<Uint8Array | undefined>;
};
