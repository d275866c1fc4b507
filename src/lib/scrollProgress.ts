/**
 * Returns the progress of a scroll-driven animation, 0 to 1, between two positions: the block's top
 * reaches the middle of the window, and its bottom reaches the bottom of the window. The second comes
 * first for a block that is less than half as high as the window. All values are in pixels, `top` and
 * `bottom` relative to the window's top edge; the page can be scrolled by `left` more, where the
 * animation ends at the latest.
 */
export function scrollProgress(
  block: { top: number; bottom: number },
  windowHeight: number,
  left = Infinity,
): number {
  const middle = windowHeight / 2;
  const visible = windowHeight - (block.bottom - block.top);
  const start = Math.max(middle, visible);
  const end = Math.max(Math.min(middle, visible), block.top - left);
  if (block.top <= end) return 1;
  return Math.min(1, Math.max(0, (start - block.top) / (start - end)));
}
