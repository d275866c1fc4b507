type Size = { width: number; height: number };

/**
 * Longest side of a decoded image in pixels: enough for a profile banner, and little enough for a
 * weak phone.
 */
const maxSide = 2048;

/**
 * Returns the size at which an image is decoded: unchanged, or scaled down so that the longer side
 * fits.
 */
export function scaledImageSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Whether both sizes are landscape or both portrait; a square matches either. */
export function hasSameOrientation(one: Size, other: Size): boolean {
  return (one.width - one.height) * (other.width - other.height) >= 0;
}
