/**
 * The size of a picture in pixels. Without `fit`, it covers that and what stands over is cut off
 * evenly on both sides; with 'contain', the whole of it stands in the middle of a white ground.
 */
export type PictureSize = { width: number; height: number; fit?: 'contain' };

/** How a host makes an uploaded picture harmless. */
export type Pictures = {
  /**
   * Gives the picture anew as a JPEG of that size, upright and without metadata; nothing for what
   * is no PNG, JPEG, WebP or GIF.
   */
  normalise(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array | undefined>;
};
