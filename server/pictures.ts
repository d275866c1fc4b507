/** What a picture is made to fit, in pixels; what stands over is cut off evenly on both sides. */
export type PictureSize = { width: number; height: number };

/** How a host makes an uploaded picture harmless. */
export type Pictures = {
  /** Gives the picture anew as a JPEG of that size, upright and without metadata; nothing for what is no PNG, JPEG, WebP or GIF. */
  normalise(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array | undefined>;
};
