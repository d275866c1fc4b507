/**
 * The product's signature shape: top-right and bottom-left corners cut at 45 degrees, like the edge
 * of a circuit board. `size` is in pixels. Browsers without corner-shape round the corners instead.
 */
export function cutCorner(size: number) {
  return { borderRadius: `3px ${size}px 3px ${size}px`, cornerShape: 'round bevel round bevel' };
}
