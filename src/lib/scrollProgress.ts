/**
 * Returns the progress of a scroll-driven animation, 0 to 1: from when the block's top reaches the
 * middle of the window until its bottom reaches the bottom of the window. All values are in pixels,
 * `top` and `bottom` relative to the window's top edge.
 */
export function scrollProgress(
  block: { top: number; bottom: number },
  windowHeight: number,
): number {
  const travelled = windowHeight / 2 - block.top;
  const distance = block.bottom - block.top - windowHeight / 2;
  // A block less than half as high as the window is fully visible before its top reaches the
  // middle: there is no distance to animate over.
  if (distance <= 0) return travelled >= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, travelled / distance));
}
