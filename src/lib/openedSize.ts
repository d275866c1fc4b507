type Size = { width: number; height: number };

/**
 * The longest side of an opened picture: enough for a profile's banner, little enough for a weak
 * telephone.
 */
const longestSide = 2048;

/** The size at which a picture is opened: as it is, or shrunk so that its longer side fits. */
export function openedSize({ width, height }: Size): Size {
  const share = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}

/** Whether two sizes are the same picture as far as lying and standing go; squares go with both. */
export function sameOrientation(one: Size, other: Size): boolean {
  return (one.width - one.height) * (other.width - other.height) >= 0;
}
