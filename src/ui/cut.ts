/**
 * The signature shape: top-right and bottom-left corners cut at 45 degrees, like a board's edge.
 * `size` in pixels. Browsers without corner-shape round them instead.
 */
export function cut(size: number) {
  return { borderRadius: `3px ${size}px 3px ${size}px`, cornerShape: 'round bevel round bevel' };
}
