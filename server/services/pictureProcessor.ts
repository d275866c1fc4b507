/**
 * The size of a picture in pixels. By default the picture covers this size and is cropped evenly on
 * both sides; with `fit: 'contain'` the whole picture is centred on a white background.
 */
export type PictureSize = { width: number; height: number; fit?: 'contain' };

/** Re-encodes uploaded pictures, so that nothing harmful in them is stored. */
export type PictureProcessor = {
  /**
   * Returns the picture as a JPEG of that size, upright and without metadata; undefined if it is
   * not a readable PNG, JPEG, WebP or GIF.
   */
  normalise(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array | undefined>;
};
